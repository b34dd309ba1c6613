import { storageKeys } from '@/config/storageKeys';

/** The sessionStorage key for the address of a registration (src/lib/tabStorage.ts). */
export const registeredEmailKey = storageKeys.registeredEmail;
