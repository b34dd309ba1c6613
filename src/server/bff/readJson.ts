import type { NextApiRequest, NextApiResponse } from 'next';
import { AppError } from '@/errors/AppError';
import { readBody } from '../readBody';

const maxBytes = 64 * 1024;

/**
 * Reads the body of a request as JSON.
 * @throws AppError body/wrong-type, body/invalid, or an error of readBody
 */
export async function readJson(
  request: NextApiRequest,
  response: NextApiResponse,
): Promise<unknown> {
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = request.headers;
  if (!/^application\/json *(; *charset="?utf-8"? *)?$/i.test(type) || encoding !== 'identity') {
    throw new AppError('body/wrong-type', 'The body must be application/json.');
  }
  const bytes = await readBody(request, response, maxBytes);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch {
    throw new AppError('body/invalid', 'The body is not JSON.');
  }
}
