import { isSigned, signatureHeader } from '@studium/shared/signature';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { AppError } from '@/errors/AppError';
import { env } from './env';
import { readBody } from './readBody';

const maxBytes = 100_000;

/**
 * Reads the body of a request that the cms has signed. Next's body parser must be off, because the signature
 * covers the raw bytes.
 * @throws AppError webhook/bad-signature, or an error of readBody
 */
export async function readSignedBody(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<string> {
  const body = (await readBody(request, response, maxBytes)).toString('utf8');
  const { revalidateSecret } = env();
  const signature = String(request.headers[signatureHeader] ?? '');
  if (!revalidateSecret || !isSigned(body, signature, revalidateSecret)) {
    throw new AppError('webhook/bad-signature', 'unsigned, or signed with another secret');
  }
  return body;
}
