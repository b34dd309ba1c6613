import { cleanCode } from './letters';

/** Types of homes that may only be advertised with a national code (D.L. 145/2023, art. 13-ter). */
export const typesWithCin: readonly string[] = ['hostel', 'bedAndBreakfast', 'shortLet'];

/** `IT`, six digits of the municipality, then the code of the accommodation: `IT000000B4X7K2M9QZ`. */
const format = /^IT\d{6}[A-Z]\d[A-Z0-9]{8}$/;

/** Whether a text has the format of a national identification code, with or without spaces. */
export const isCin = (value: string): boolean => format.test(cleanCode(value));
