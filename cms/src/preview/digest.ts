import { createHash } from 'node:crypto';

/** Digests have one length whatever was sent, which comparisons in constant time need. */
export const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
