import { createHash } from 'node:crypto';

/** The fingerprint of a file: the SHA-256 of its bytes, as hexadecimal text. */
export const fingerprintOf = (content: Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');
