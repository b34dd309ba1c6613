import type { NextApiHandler, NextApiRequest, NextApiResponse } from 'next';
import { AppError } from '@/errors/AppError';
import { logError } from './logs/logError';
import { readSignedBody } from './readSignedBody';
import { refuseOtherMethods } from './refuseOtherMethods';

/**
 * Creates a handler of POST requests that the cms has signed. An error is logged, and the response is its status
 * with `{ error: 'refused' }`.
 * @param operation the operation for the log, in fixed words
 * @param answer sends the response; @throws AppError
 */
export const createSignedHandler =
  (
    operation: string,
    answer: (body: string, request: NextApiRequest, response: NextApiResponse) => Promise<void>,
  ): NextApiHandler =>
  async (request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    if (refuseOtherMethods(request, response, 'POST')) {
      response.json({ error: 'refused' });
      return;
    }
    try {
      await answer(await readSignedBody(request, response), request, response);
    } catch (error) {
      logError(operation, error);
      response.status(error instanceof AppError ? error.status : 500).json({ error: 'refused' });
    }
  };
