import type { NextApiHandler, NextApiRequest, NextApiResponse } from 'next';
import { AppError } from '@/errors/AppError';
import { setRetryAfter } from '@/errors/setRetryAfter';
import { logError } from './logs/logError';
import { refuseOtherMethods } from './refuseOtherMethods';

/** Refuses a request that is not valid, with the status and the code of the response. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(code);
  }
}

interface JsonRequest {
  /** The operation for the log, in fixed words. */
  log: string;
  /** @throws AppError */
  load: () => Promise<unknown>;
}

/**
 * Creates a handler of GET and HEAD that answers with JSON, or with `{ error: { code } }`.
 * @param name begins the code for other methods
 * @param cacheControl the header of a successful response; failures are never cached
 * @param parse checks the request and returns how to load the body; @throws Refusal
 */
export function createJsonHandler(
  name: string,
  cacheControl: string,
  parse: (request: NextApiRequest, response: NextApiResponse) => JsonRequest | Promise<JsonRequest>,
): NextApiHandler {
  return async (request, response) => {
    let log = name;
    try {
      if (refuseOtherMethods(request, response, 'GET', 'HEAD'))
        throw new Refusal(405, `${name}/wrong-method`);
      const parsed = await parse(request, response);
      log = parsed.log;
      const body = await parsed.load();
      response.setHeader('Cache-Control', cacheControl).status(200).json(body);
    } catch (error) {
      if (!(error instanceof AppError || error instanceof Refusal)) throw error;
      if (error instanceof AppError) logError(log, error);
      setRetryAfter(response, error.status);
      response.setHeader('Cache-Control', 'no-store').status(error.status);
      response.json({ error: { code: error.code } });
    }
  };
}
