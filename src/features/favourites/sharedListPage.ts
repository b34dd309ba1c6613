import { z } from 'zod';
import { AppError } from '@/errors/AppError';
import { createT } from '@/i18n/translate';
import { href } from '@/routing/href';
import { isLimited } from '@/server/bff/askCms';
import { documentOf } from '@/server/bff/operations';
import { favouriteCards } from '@/server/favouriteCards';
import type { LoadAtRequest, RequestContext } from '@/server/getRequestProps';
import { messagesOf } from '@/server/messages';
import type { SharedList } from './model';
import { logError } from '@/server/logs/logError';

/** As the cms makes them; other texts are not worth a question. */
const tokenPattern = /^[A-Za-z0-9_-]{43}$/;

const answerShape = z.object({ sharedFavorites: z.array(z.string()).nullable() });

const statusOf = { shared: 200, ended: 404, busy: 429, failed: 503 } as const;

/** Data of the page that shows somebody's favourites to whoever has the link. */
export const sharedListPage: LoadAtRequest<{ list: SharedList }> = async (context) => {
  const { locale, params, map } = context;
  const { token = '' } = params;
  const [list, messages] = await Promise.all([
    listOf(token, context).catch((error: unknown): SharedList => {
      if (!(error instanceof AppError)) throw error;
      logError(`shared list ${map.locale}`, error);
      return { status: 'failed' };
    }),
    messagesOf(locale, ['account']),
  ]);
  const t = createT(messages, locale);
  return {
    view: { list },
    status: statusOf[list.status],
    // Next takes the parameter's own name for none: /en/list/[token].
    alternates: token
      ? { it: href('sharedList', { token }, 'it'), en: href('sharedList', { token }, 'en') }
      : { it: null, en: null },
    seo: {
      data: { advanced: { robots: ['noindex', 'nofollow'], canonical: null } },
      defaults: { title: t('account.sharedList.title'), description: '' },
    },
  };
};

/** @throws AppError cms/… */
async function listOf(token: string, { visit, map }: RequestContext): Promise<SharedList> {
  if (!tokenPattern.test(token)) return { status: 'ended' };
  const answer = await visit.ask(documentOf('SharedFavorites'), { token });
  if (isLimited(answer)) return { status: 'busy' };
  const { data } = answerShape.safeParse(answer.data);
  if (!data) throw new AppError('cms/invalid-answer', 'no shared favourites');
  if (!data.sharedFavorites) return { status: 'ended' };
  const latestFirst = [...data.sharedFavorites].reverse();
  return { status: 'shared', cards: await favouriteCards(latestFirst, map) };
}
