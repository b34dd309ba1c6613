/** Copies a part of a body, as the methods `write` and `end` of a response receive it. */
export function toBuffer(chunk: unknown, charset: unknown): Buffer {
  if (typeof chunk === 'string')
    return Buffer.from(
      chunk,
      typeof charset === 'string' && Buffer.isEncoding(charset) ? charset : 'utf8',
    );
  return chunk instanceof Uint8Array ? Buffer.from(chunk) : Buffer.alloc(0);
}
