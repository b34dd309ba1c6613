/**
 * The text of a request, or null when it is longer than allowed; no more than that is read.
 *
 * @param limit Bytes.
 */
export async function readBody(request: Request, limit: number): Promise<string | null> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return null;
  const reader = request.body?.getReader();
  if (!reader) return '';
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.byteLength;
    if (length > limit) {
      await reader.cancel();
      return null;
    }
    parts.push(part.value);
  }
  return Buffer.concat(parts).toString('utf8');
}
