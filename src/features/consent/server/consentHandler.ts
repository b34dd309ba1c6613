import { AppError } from '@/errors/AppError';
import { createEndpoint, type Call } from '@/server/bff/createEndpoint';
import { env } from '@/server/env';
import { choiceCookie } from '../choice';

// The body of a request is never read.
export const config = { api: { bodyParser: false } };

/**
 * POST /api/consent?statistics=yes|no: sets the cookie of a visitor's choice again, with the answer 204. Safari
 * deletes the cookies of scripts after seven days, and a choice must last six months (Garante 10 June 2021, n. 231
 * §7.2). Nothing is stored here.
 */
export const consentHandler = createEndpoint({ POST: answer });

function answer({ request, response }: Call): Promise<void> {
  const { statistics } = request.query;
  if (statistics !== 'yes' && statistics !== 'no')
    throw new AppError('body/invalid', 'The choice is yes or no.');
  const choice = { statistics: statistics === 'yes', at: Date.now() };
  response.setHeader('Set-Cookie', choiceCookie(choice, env().siteUrl.startsWith('https:')));
  response.status(204).end();
  return Promise.resolve();
}
