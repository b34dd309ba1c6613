/** The sessionStorage key for the address of a registration (src/lib/tabStorage.ts). */
export const registeredEmailKey = 'registered';
