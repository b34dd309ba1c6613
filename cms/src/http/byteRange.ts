/** A part of a file in bytes, both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The part of a file of `size` bytes that a Range header requests (RFC 9110 §14.1), or 'beyond' when it
 * starts after the end. Null means the complete file; also for several ranges and for an invalid header.
 */
export function byteRange(header: string | null, size: number): ByteRange | 'beyond' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (!first && !last) return null;
  if (!first) {
    const length = Math.min(size, Number(last));
    return length > 0 ? { start: size - length, end: size - 1 } : 'beyond';
  }
  const start = Number(first);
  if (last && Number(last) < start) return null;
  if (start >= size) return 'beyond';
  return { start, end: last ? Math.min(Number(last), size - 1) : size - 1 };
}
