import { createHash } from 'node:crypto';

/** A SHA-256 digest. All digests have the same length, which timingSafeEqual needs. */
export const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
