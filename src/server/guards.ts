import type { ServerResponse } from 'node:http';
import { AppError, unknownGuard } from '@/errors/AppError';
import { href } from '@/routing/href';
import { localeInfo, type Locale } from '@/routing/locales';
import { loginHref } from '@/session/loginHref';
import { fetchUser } from './bff/fetchUser';
import type { VisitorSession } from './bff/VisitorSession';
import { logError } from './logs/logError';

/** `auth` admits logged-in visitors, `guest` all others (specification §6). */
export type GuardName = 'auth' | 'guest';

/** Whether the visitor of a page is logged in; `failed` if the cms did not answer. */
export type VisitorStatus = 'in' | 'out' | 'failed';

interface GuardedRequest {
  session: VisitorSession;
  res: ServerResponse;
  locale: Locale;
  /** Path of the page, with the language's prefix. */
  path: string;
}

/** The result of a guard: a redirect, or the admitted visitor. */
export type Decision = { redirect: string } | { visitor: VisitorStatus };

/**
 * Checks with the cms who may see a page, because a cookie alone proves nothing. If the cms does not
 * answer, the guard admits the visitor with the status `failed`, and the page reports the failure.
 * @throws AppError guard/unknown
 */
export async function checkGuard(guard: string, request: GuardedRequest): Promise<Decision> {
  const { res, locale, path } = request;
  if (guard !== 'auth' && guard !== 'guest') throw unknownGuard(guard);
  res.setHeader('Cache-Control', 'no-store');
  const visitor = await checkVisitor(request);
  if (guard === 'auth' && visitor === 'out') return { redirect: loginHref(path, locale) };
  if (guard === 'guest' && visitor === 'in') return { redirect: href('account', locale) };
  return { visitor };
}

async function checkVisitor({ session, locale }: GuardedRequest): Promise<VisitorStatus> {
  const { cookies } = session;
  if (!session.hasTokens) {
    if (cookies.hasLoginCookie) cookies.clear();
    return 'out';
  }
  try {
    const user = await fetchUser(session, localeInfo[locale].siteHandle);
    if (!user) return 'out';
    // Repair a missing login cookie, so that the page's scripts see the same state.
    if (!cookies.hasLoginCookie) cookies.setLoginCookie();
    return 'in';
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    logError('guard', error);
    return 'failed';
  }
}
