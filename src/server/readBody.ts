import type { IncomingMessage, ServerResponse } from 'node:http';
import { AppError } from '@/errors/AppError';

/** Milliseconds within which the complete body has to arrive. */
export const bodyTimeoutMs = 10_000;

/**
 * Reads the body of a request, for handlers that turn off Next's body parser. The rest of a refused body is
 * not read; the connection is closed after the response.
 *
 * @throws AppError body/too-large, body/too-slow or body/incomplete
 */
export async function readBody(
  request: IncomingMessage,
  response: ServerResponse,
  maxBytes: number,
  timeoutMs = bodyTimeoutMs,
): Promise<Buffer> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new AppError('body/too-slow', `not complete after ${timeoutMs} ms`));
    }, timeoutMs);
  });
  try {
    return await Promise.race([collect(request, maxBytes), timeout]);
  } catch (error) {
    if (!response.headersSent) response.setHeader('Connection', 'close');
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

async function collect(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const tooLarge = () => new AppError('body/too-large', `more than ${maxBytes} bytes`);
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request) {
      const bytes = Buffer.from(chunk as Uint8Array);
      size += bytes.length;
      if (size > maxBytes) throw tooLarge();
      chunks.push(bytes);
    }
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError('body/incomplete', 'the connection broke off', { cause });
  }
  return Buffer.concat(chunks);
}
