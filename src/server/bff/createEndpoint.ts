import type { NextApiHandler, NextApiRequest, NextApiResponse } from 'next';
import { AppError } from '@/errors/AppError';
import { env } from '../env';
import type { PublicCmsResponse } from '../cms/requestCmsForVisitor';
import { isSameOrigin } from '@studium/shared/isSameOrigin';
import { removeTokens } from './removeTokens';
import { VisitorSession } from './VisitorSession';
import { logError } from '../logs/logError';

export interface Call {
  request: NextApiRequest;
  response: NextApiResponse;
  session: VisitorSession;
}

/**
 * Creates a handler of the BFF. It accepts requests only from pages of this site, forbids caching, and
 * answers every failure with a code. The log contains the code and nothing of the request.
 */
export function createEndpoint(
  methods: Record<string, (call: Call) => Promise<void>>,
): NextApiHandler {
  return async (request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    try {
      const method = request.method ?? '';
      const handle = Object.hasOwn(methods, method) ? methods[method] : undefined;
      if (!handle) {
        response.setHeader('Allow', Object.keys(methods).join(', '));
        throw new AppError('bff/wrong-method', 'This method is not served here.');
      }
      if (!isSameOrigin(request.headers, env().siteUrl)) {
        throw new AppError('bff/foreign-origin', 'Only pages of this site may send requests.');
      }
      await handle({
        request,
        response,
        session: new VisitorSession({ req: request, res: response }),
      });
    } catch (error) {
      refuse(request, response, toPublicError(error));
    }
  };
}

/** Sends the cms's response to the browser, without tokens. */
export function forwardResponse(
  { status, data, errors, retryAfter }: PublicCmsResponse,
  to: NextApiResponse,
): void {
  if (retryAfter !== null) to.setHeader('Retry-After', retryAfter);
  to.status(status).json({
    ...(data && { data: removeTokens(data) }),
    ...(errors.length > 0 && { errors }),
  });
}

/** Returns the error if browsers may see it. Otherwise logs it and returns a general error. */
function toPublicError(error: unknown): AppError {
  if (error instanceof AppError && error.publicCode !== null) return error;
  logError('bff', error);
  return error instanceof AppError
    ? new AppError('bff/cms-unreachable', 'The content management system does not answer.')
    : new AppError('bff/failed', 'Something went wrong.');
}

function refuse(request: NextApiRequest, response: NextApiResponse, error: AppError): void {
  // The rest of the body is not read, so the connection cannot be reused.
  if (!request.complete) response.setHeader('Connection', 'close');
  response
    .status(error.status)
    .json({ errors: [{ message: error.detail, extensions: { code: error.publicCode } }] });
}
