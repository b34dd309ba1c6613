/** A part of a file in bytes, both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * What a Range header asks of a file of `size` bytes (RFC 9110 §14.1): a part of it, or 'beyond'
 * for what lies outside. Null is the whole file, also for several parts at once and for what is
 * no range.
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
