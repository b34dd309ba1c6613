import type { IncomingMessage } from 'node:http';
import { BffError } from './BffError';

/** Bytes of a body, at most. */
const maxBytes = 64 * 1024;
/** Milliseconds for which a body may take to come. */
const patienceMs = 10_000;

/**
 * The body of a request, as JSON.
 * @throws BffError BFF_WRONG_TYPE, BFF_TOO_LARGE or BFF_BAD_REQUEST
 */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = request.headers;
  if (!/^application\/json *(; *charset="?utf-8"? *)?$/i.test(type) || encoding !== 'identity') {
    throw new BffError('BFF_WRONG_TYPE', 'The body must be application/json.');
  }
  const bytes = await readBytes(request);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch {
    throw new BffError('BFF_BAD_REQUEST', 'The body is not JSON.');
  }
}

async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const tooLarge = () => new BffError('BFF_TOO_LARGE', 'The body may have 64 kB.');
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  const late = setTimeout(() => request.destroy(), patienceMs);
  try {
    for await (const chunk of request) {
      const bytes = Buffer.from(chunk as Uint8Array);
      size += bytes.length;
      if (size > maxBytes) throw tooLarge();
      chunks.push(bytes);
    }
  } catch (error) {
    if (error instanceof BffError) throw error;
    throw new BffError('BFF_BAD_REQUEST', 'The body did not come.');
  } finally {
    clearTimeout(late);
  }
  return Buffer.concat(chunks);
}
