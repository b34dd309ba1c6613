import { z } from 'zod';
import { toViewer } from '@/session/toViewer';
import { AppError } from '@/errors/AppError';
import { askCms, isLimited } from './askCms';
import { BffError } from './BffError';
import { endpoint, passOn, type Call } from './endpoint';
import { endSession } from './endSession';
import { documentOf, preferSites } from './operations';
import { readJson } from './readJson';

// Read here, with a limit and answers of our own.
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
 * /api/session: POST logs in and answers who it is, DELETE logs out. The tokens stay in cookies that
 * no script can read.
 */
export const sessionHandler = endpoint({ POST: logIn, DELETE: logOut });

async function logIn({ request, response, visit }: Call): Promise<void> {
  const body = bodyShape.safeParse(await readJson(request, response));
  if (!body.success) throw new BffError('BFF_BAD_REQUEST', 'The body is not a login.');
  const answer = await askCms(documentOf('Authenticate'), body.data, visit.origin);
  if (isLimited(answer)) {
    passOn({ ...answer, status: 429, data: null }, response);
    return;
  }
  // Our cms says so only to who knows the password; Craft, which says it to all, has no such code.
  if (answer.errors.some(({ extensions }) => extensions?.code === 'NOT_ACTIVE')) {
    throw new BffError('NOT_ACTIVE', 'The account is not active yet.');
  }
  // Whatever else the cms says is a login that failed (contract §1.3): it may not say more.
  if (answer.errors.length > 0 || answer.status >= 400) {
    throw new BffError('INVALID', 'The username or password is incorrect.');
  }
  const auth = authShape.safeParse(answer.data).data?.authenticate;
  const user = toViewer(auth?.user);
  if (!auth || !user) throw new AppError('cms/invalid-answer', 'a login without tokens or a user');
  visit.cookies.keep(auth);
  visit.cookies.keepDevice(answer.deviceToken);
  response.status(200).json({ user });
}

async function logOut({ response, visit }: Call): Promise<void> {
  await endSession(visit);
  visit.cookies.clear();
  response.status(204).end();
}
