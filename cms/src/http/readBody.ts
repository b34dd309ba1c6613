/** The status for a refused body: 408 when it arrived too slowly, 413 when it is too large. */
export type BodyRefusal = 408 | 413;

/**
 * Reads the body of a request, or returns the status for refusing it. It reads no further than the limits.
 *
 * @param timeoutMs Time for the complete body to arrive.
 */
export async function readBody(
  { headers, body }: { headers: Headers; body?: Request['body'] | undefined },
  maxBytes: number,
  timeoutMs: number,
): Promise<Buffer | BodyRefusal> {
  if (Number(headers.get('content-length') ?? 0) > maxBytes) return 413;
  const reader = body?.getReader();
  if (!reader) return Buffer.alloc(0);
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), timeoutMs);
  });
  const refuse = (status: BodyRefusal): BodyRefusal => {
    // Do not wait for the cancellation, because it may never finish.
    reader.cancel().catch(() => undefined);
    return status;
  };
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for (;;) {
      const part = await Promise.race([reader.read(), timeout]);
      if (part === 'late') return refuse(408);
      if (part.done) return Buffer.concat(parts);
      length += part.value.byteLength;
      if (length > maxBytes) return refuse(413);
      parts.push(part.value);
    }
  } finally {
    clearTimeout(timer);
  }
}
