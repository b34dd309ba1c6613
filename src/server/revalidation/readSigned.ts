import type { IncomingMessage, ServerResponse } from 'node:http';
import { AppError } from '@/errors/AppError';
import { env } from '../env';
import { readBody } from '../readBody';
import { isSigned } from './signature';

const maxBytes = 100_000;

/**
 * The body of a request that the content management system has signed. Next must not have read it:
 * the signature is over the bytes that were sent.
 * @throws AppError revalidation/bad-signature, or those of readBody
 */
export async function readSigned(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<string> {
  const body = (await readBody(request, response, maxBytes)).toString('utf8');
  const { revalidateSecret } = env();
  const signature = String(request.headers['x-studium-signature'] ?? '');
  if (!revalidateSecret || !isSigned(body, signature, revalidateSecret)) {
    throw new AppError('revalidation/bad-signature', 'unsigned, or signed with another secret');
  }
  return body;
}
