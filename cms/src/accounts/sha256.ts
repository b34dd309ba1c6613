import { createHash } from 'node:crypto';

/** Hashes a high-entropy secret for storage and returns the digest in hexadecimal. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
