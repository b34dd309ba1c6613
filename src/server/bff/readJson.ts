import type { NextApiRequest, NextApiResponse } from 'next';
import { AppError } from '@/errors/AppError';
import { readBody } from '../readBody';
import { BffError } from './BffError';

const maxBytes = 64 * 1024;

/**
 * Reads the body of a request as JSON.
 * @throws BffError BFF_WRONG_TYPE, BFF_TOO_LARGE, BFF_TOO_SLOW or BFF_BAD_REQUEST
 */
export async function readJson(
  request: NextApiRequest,
  response: NextApiResponse,
): Promise<unknown> {
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = request.headers;
  if (!/^application\/json *(; *charset="?utf-8"? *)?$/i.test(type) || encoding !== 'identity') {
    throw new BffError('BFF_WRONG_TYPE', 'The body must be application/json.');
  }
  const bytes = await readBody(request, response, maxBytes).catch((error: unknown) => {
    throw refusalOf(error);
  });
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch {
    throw new BffError('BFF_BAD_REQUEST', 'The body is not JSON.');
  }
}

function refusalOf(error: unknown): unknown {
  if (!(error instanceof AppError)) return error;
  if (error.code === 'body/too-large') {
    return new BffError('BFF_TOO_LARGE', 'The body may have 64 kB.');
  }
  if (error.code === 'body/too-slow') {
    return new BffError('BFF_TOO_SLOW', 'The body did not arrive in time.');
  }
  return new BffError('BFF_BAD_REQUEST', 'The body is incomplete.');
}
