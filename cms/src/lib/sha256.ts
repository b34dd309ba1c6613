import { createHash } from 'node:crypto';

/** Returns the SHA-256 digest of a text or a file. All digests have the same length. */
export const sha256Bytes = (content: string | Uint8Array): Buffer =>
  createHash('sha256').update(content).digest();

/** Returns the SHA-256 digest in hexadecimal. It protects only texts that cannot be guessed. */
export const sha256 = (content: string | Uint8Array): string =>
  sha256Bytes(content).toString('hex');
