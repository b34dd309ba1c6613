import type { IncomingMessage } from 'node:http';
import { AppError } from '@/errors/AppError';
import { env } from '../env';
import { isSigned } from './signature';

const maxBodyBytes = 100_000;

/**
 * The body of a request that the content management system has signed. Next must not have read it:
 * the signature is over the bytes that were sent.
 * @throws AppError revalidation/bad-signature or revalidation/bad-body
 */
export async function readSigned(request: IncomingMessage): Promise<string> {
  const body = await readBody(request);
  const { revalidateSecret } = env();
  const signature = String(request.headers['x-studium-signature'] ?? '');
  if (!revalidateSecret || !isSigned(body, signature, revalidateSecret)) {
    throw new AppError('revalidation/bad-signature', 'unsigned, or signed with another secret');
  }
  return body;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk as Uint8Array);
    size += bytes.length;
    if (size > maxBodyBytes) throw new AppError('revalidation/bad-body', 'too long');
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}
