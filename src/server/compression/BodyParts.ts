/** Collects the parts of a body, as the methods `write` and `end` of a response receive them. */
export class BodyParts {
  private parts: Buffer[] | null = [];
  private size = 0;

  /** @param maxBytes of a larger body nothing is kept in memory */
  constructor(private readonly maxBytes: number) {}

  add(chunk?: unknown, charset?: unknown): void {
    const part = toBuffer(chunk, charset);
    this.size += part.length;
    if (this.size > this.maxBytes) this.parts = null;
    else this.parts?.push(part);
  }

  /** The complete body; null if it is empty or too large. */
  read(): Buffer | null {
    return this.parts && this.size > 0 ? Buffer.concat(this.parts) : null;
  }
}

function toBuffer(chunk: unknown, charset: unknown): Buffer {
  if (typeof chunk === 'string')
    return Buffer.from(
      chunk,
      typeof charset === 'string' && Buffer.isEncoding(charset) ? charset : 'utf8',
    );
  return chunk instanceof Uint8Array ? Buffer.from(chunk) : Buffer.alloc(0);
}
