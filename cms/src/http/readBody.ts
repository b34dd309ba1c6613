/** The status with which a body is refused: it did not arrive in time, or is too large. */
export type BodyRefusal = 408 | 413;

/**
 * The text of a request, or the status with which to refuse it; nothing beyond the limits is read.
 *
 * @param maxBytes What the body may have.
 * @param timeoutMs Within which the whole body has to arrive.
 */
export async function readBody(
  request: Request,
  maxBytes: number,
  timeoutMs: number,
): Promise<string | BodyRefusal> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return 413;
  const reader = request.body?.getReader();
  if (!reader) return '';
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), timeoutMs);
  });
  const refuse = (status: BodyRefusal): BodyRefusal => {
    // The stream may never answer that it was cancelled.
    reader.cancel().catch(() => undefined);
    return status;
  };
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for (;;) {
      const part = await Promise.race([reader.read(), timeout]);
      if (part === 'late') return refuse(408);
      if (part.done) return Buffer.concat(parts).toString('utf8');
      length += part.value.byteLength;
      if (length > maxBytes) return refuse(413);
      parts.push(part.value);
    }
  } finally {
    clearTimeout(timer);
  }
}
