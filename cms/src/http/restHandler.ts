import { isSameOrigin } from '@studium/shared/isSameOrigin';
import { handleEndpoints, type SanitizedConfig } from 'payload';
import { env } from '../env';
import { json } from './json';
import { badInputResponse } from './refuseBadInput';

const reading = ['GET', 'HEAD', 'OPTIONS'];

/** Whether a browser may have sent a write for a page of another site. A program sends its token itself. */
const isForeignWrite = ({ headers, method }: Request): boolean =>
  !reading.includes(method) &&
  !headers.has('authorization') &&
  !isSameOrigin(Object.fromEntries(headers), env.host);

/**
 * Returns the handler of Payload's REST API. Payload itself checks only the cookie, so that another site could log a
 * browser in.
 */
export const restHandler =
  (config: Promise<SanitizedConfig>) =>
  async (request: Request): Promise<Response> =>
    isForeignWrite(request)
      ? json({ errors: [{ message: 'Only pages of the cms may send this.' }] }, 403)
      : handleEndpoints({ config, request }).catch((error: unknown) =>
          badInputResponse(error, request.headers),
        );
