import { createHash } from 'node:crypto';

/** How secrets of high entropy are stored: as their digest, in hexadecimal. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
