import { z } from 'zod';
import { AppError } from '@/errors/AppError';
import { requestCmsForVisitor, isLimited } from '../cms/requestCmsForVisitor';
import { createEndpoint, forwardResponse, type Call } from './createEndpoint';
import { parseUser } from './fetchUser';
import { documentOf, preferSites } from './operations';
import { readJson } from './readJson';
import { removeTokens } from './removeTokens';

// Next's parser is off, because readJson has its own limit and error responses.
export const config = { api: { bodyParser: false } };

const bodyShape = z.strictObject({
  email: z.string().max(320),
  password: z.string().max(1000),
  preferSites: preferSites.optional(),
});

const authShape = z.object({
  authenticate: z.object({
    jwt: z.string().min(1),
    jwtExpiresAt: z.number(),
    refreshToken: z.string().min(1),
    user: z.unknown(),
  }),
});

/**
 * /api/session: POST logs in and returns the user, DELETE logs out. The tokens stay in HttpOnly cookies that
 * scripts cannot read.
 */
export const sessionHandler = createEndpoint({ POST: logIn, DELETE: logOut });

async function logIn({ request, response, session }: Call): Promise<void> {
  const body = bodyShape.safeParse(await readJson(request, response));
  if (!body.success) throw new AppError('body/invalid', 'The body is not a login.');
  const received = await requestCmsForVisitor(
    documentOf('Authenticate'),
    body.data,
    session.deviceHeaders,
  );
  if (isLimited(received)) {
    forwardResponse({ ...received, status: 429, data: null }, response);
    return;
  }
  // All errors are a failed login (contract §1.3), whose response must not reveal the reason.
  if (received.errors.length > 0 || received.status >= 400) {
    throw new AppError('login/invalid', 'The username or password is incorrect.');
  }
  const auth = authShape.safeParse(received.data).data?.authenticate;
  if (!auth || !parseUser(auth.user))
    throw new AppError('cms/invalid-answer', 'a login without tokens or a user');
  session.cookies.saveTokens(auth);
  session.cookies.saveDevice(received.deviceToken);
  response.status(200).json({ user: removeTokens(auth.user) });
}

async function logOut({ response, session }: Call): Promise<void> {
  await session.endSession();
  response.status(204).end();
}
