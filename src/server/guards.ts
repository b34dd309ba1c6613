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

/** auth: for who is logged in. guest: for everybody else (specification §6). */
export type GuardName = 'auth' | 'guest';

/** Who asks for a page. */
export type Visitor =
  | { status: 'in'; user: Viewer }
  | { status: 'out' }
  /** The cms did not say. */
  | { status: 'failed' };

export interface Asked {
  req: IncomingMessage;
  res: ServerResponse;
  locale: Locale;
  /** Path of the page, with the language's prefix. */
  path: string;
}

/** What a guard decides: where to go instead, or who is let in. */
export type Decision = { redirect: string } | { visitor: Visitor };

/**
 * Decides who may see a page, by asking the cms; a cookie alone proves nothing. A cms that does not
 * answer decides nothing either: then the page says so.
 * @throws AppError guard/unknown
 */
export async function decide(guard: string, asked: Asked): Promise<Decision> {
  const { res, locale, path } = asked;
  if (guard !== 'auth' && guard !== 'guest') throw unknownGuard(guard);
  res.setHeader('Cache-Control', 'no-store');
  const visitor = await visitorOf(asked);
  if (guard === 'auth' && visitor.status === 'out') return { redirect: loginHref(path, locale) };
  if (guard === 'guest' && visitor.status === 'in') return { redirect: href('account', locale) };
  return { visitor };
}

async function visitorOf({ req, res, locale }: Asked): Promise<Visitor> {
  const visit = new Visit({ req, res });
  const { cookies } = visit;
  if (!visit.isKnown) {
    if (cookies.isFlagged) cookies.clear();
    return { status: 'out' };
  }
  try {
    const outcome = await visit.askPersonally(documentOf('Viewer'), {
      preferSites: [localeInfo[locale].siteHandle],
    });
    if (outcome.kind === 'ended') return { status: 'out' };
    const user = toViewer(outcome.answer.data?.viewer);
    if (!user) return { status: 'failed' };
    // The scripts of the page shall not think otherwise.
    if (!cookies.isFlagged) cookies.flag();
    return { status: 'in', user };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    logError('guard', error);
    return { status: 'failed' };
  }
}
