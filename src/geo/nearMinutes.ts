/** Minutes on foot that count as near. */
export const nearMinutes = 15;
