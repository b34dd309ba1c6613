import type { NextApiHandler, NextApiRequest, NextApiResponse } from 'next';
import { AppError } from '@/errors/AppError';
import { env } from '../env';
import type { CmsAnswer } from './askCms';
import { BffError } from './BffError';
import { isSameOrigin } from './sameOrigin';
import { scrub } from './scrub';
import { Visit } from './Visit';
import { logError } from '../logs/logError';

export interface Call {
  request: NextApiRequest;
  response: NextApiResponse;
  visit: Visit;
}

/**
 * A door of the BFF: for pages of this site only, never kept by anybody, and every failure an answer
 * with a code. The log learns the code, and nothing of what was sent.
 */
export function endpoint(methods: Record<string, (call: Call) => Promise<void>>): NextApiHandler {
  return async (request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    try {
      const method = request.method ?? '';
      const handle = Object.hasOwn(methods, method) ? methods[method] : undefined;
      if (!handle) {
        response.setHeader('Allow', Object.keys(methods).join(', '));
        throw new BffError('BFF_WRONG_METHOD', 'This method is not served here.');
      }
      if (!isSameOrigin(request.headers, env().siteUrl)) {
        throw new BffError('BFF_FOREIGN_ORIGIN', 'Only pages of this site may ask.');
      }
      await handle({ request, response, visit: new Visit({ req: request, res: response }) });
    } catch (error) {
      refuse(request, response, asBffError(error));
    }
  };
}

/** Passes an answer of the cms on, without tokens. */
export function passOn({ status, data, errors, retryAfter }: CmsAnswer, to: NextApiResponse): void {
  if (retryAfter !== null) to.setHeader('Retry-After', retryAfter);
  to.status(status).json({
    ...(data && { data: scrub(data) }),
    ...(errors.length > 0 && { errors }),
  });
}

function asBffError(error: unknown): BffError {
  if (error instanceof BffError) return error;
  if (error instanceof AppError) {
    logError('bff', error);
    return new BffError('CMS_UNREACHABLE', 'The content management system does not answer.');
  }
  logError('bff', error);
  return new BffError('BFF_FAILED', 'Something went wrong.');
}

function refuse(request: NextApiRequest, response: NextApiResponse, error: BffError): void {
  // What is still on its way is not read; the connection cannot be used again.
  if (!request.complete) response.setHeader('Connection', 'close');
  response
    .status(error.status)
    .json({ errors: [{ message: error.message, extensions: { code: error.code } }] });
}
