import type { IncomingMessage, ServerResponse } from 'node:http';
import { AppError, unknownGuard } from '@/errors/AppError';
import { href } from '@/routing/href';
import { localeInfo, type Locale } from '@/routing/locales';
import { loginHref } from '@/session/loginHref';
import type { Viewer } from '@/session/session';
import { toViewer } from '@/session/toViewer';
import { documentOf } from './bff/operations';
import { Visit } from './bff/Visit';
import { logError } from './logs/logError';

/** `auth` admits logged-in visitors, `guest` all others (specification §6). */
export type GuardName = 'auth' | 'guest';

/** The visitor of a page. */
export type Visitor =
  | { status: 'in'; user: Viewer }
  | { status: 'out' }
  /** The CMS did not answer. */
  | { status: 'failed' };

export interface GuardedRequest {
  req: IncomingMessage;
  res: ServerResponse;
  locale: Locale;
  /** Path of the page, with the language's prefix. */
  path: string;
}

/** The result of a guard: a redirect, or the admitted visitor. */
export type Decision = { redirect: string } | { visitor: Visitor };

/**
 * Checks with the CMS who may see a page, because a cookie alone proves nothing. If the CMS does not
 * answer, the guard admits the visitor with the status `failed`, and the page reports the failure.
 * @throws AppError guard/unknown
 */
export async function checkGuard(guard: string, request: GuardedRequest): Promise<Decision> {
  const { res, locale, path } = request;
  if (guard !== 'auth' && guard !== 'guest') throw unknownGuard(guard);
  res.setHeader('Cache-Control', 'no-store');
  const visitor = await fetchVisitor(request);
  if (guard === 'auth' && visitor.status === 'out') return { redirect: loginHref(path, locale) };
  if (guard === 'guest' && visitor.status === 'in') return { redirect: href('account', locale) };
  return { visitor };
}

async function fetchVisitor({ req, res, locale }: GuardedRequest): Promise<Visitor> {
  const visit = new Visit({ req, res });
  const { cookies } = visit;
  if (!visit.hasTokens) {
    if (cookies.isFlagged) cookies.clear();
    return { status: 'out' };
  }
  try {
    const outcome = await visit.sendAsVisitor(documentOf('Viewer'), {
      preferSites: [localeInfo[locale].siteHandle],
    });
    if (outcome.kind === 'ended') return { status: 'out' };
    const user = toViewer(outcome.answer.data?.viewer);
    if (!user) return { status: 'failed' };
    // Repair a missing flag, so that the page's scripts see the same state.
    if (!cookies.isFlagged) cookies.setFlag();
    return { status: 'in', user };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    logError('guard', error);
    return { status: 'failed' };
  }
}
