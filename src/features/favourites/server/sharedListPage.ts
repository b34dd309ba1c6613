import { z } from 'zod';
import { AppError } from '@/errors/AppError';
import { noAlternates } from '@/routing/alternates';
import { href } from '@/routing/href';
import { inEachLocale } from '@/routing/inEachLocale';
import { isLimited } from '@/server/cms/requestCmsForVisitor';
import { documentOf } from '@/server/bff/operations';
import { fetchFavouriteCards } from './fetchFavouriteCards';
import type { LoadAtRequest, RequestContext } from '@/server/getRequestProps';
import { translatorOf } from '@/server/texts';
import type { SharedList } from '../model';
import { logError } from '@/server/logs/logError';

/** The format of the cms's tokens. The page sends no request for other texts. */
const tokenPattern = /^[A-Za-z0-9_-]{43}$/;

const answerShape = z.object({ sharedFavorites: z.array(z.string()).nullable() });

const statusOf = { shared: 200, ended: 404, busy: 429, failed: 503 } as const;

/** Data of the page that shows shared favourites to everyone who has the link. */
export const sharedListPage: LoadAtRequest<{ list: SharedList }> = async (context) => {
  const { locale, params, mapperContext } = context;
  const { token = '' } = params;
  const [list, t] = await Promise.all([
    loadList(token, context).catch((error: unknown): SharedList => {
      if (!(error instanceof AppError)) throw error;
      logError(`shared list ${mapperContext.locale}`, error);
      return { status: 'failed' };
    }),
    translatorOf(locale),
  ]);
  return {
    view: { list },
    status: statusOf[list.status],
    // Without a token, Next would put the name of the parameter into the address: /en/list/[token].
    alternates: token ? inEachLocale((one) => href('sharedList', { token }, one)) : noAlternates,
    seo: {
      data: { advanced: { robots: ['noindex', 'nofollow'], canonical: null } },
      defaults: { title: t('account.sharedList.title'), description: '' },
    },
  };
};

/** @throws AppError cms/… */
async function loadList(
  token: string,
  { session, mapperContext }: RequestContext,
): Promise<SharedList> {
  if (!tokenPattern.test(token)) return { status: 'ended' };
  const answer = await session.sendAnonymously(documentOf('SharedFavorites'), { token });
  if (isLimited(answer)) return { status: 'busy' };
  const { data } = answerShape.safeParse(answer.data);
  if (!data) throw new AppError('cms/invalid-answer', 'no shared favourites');
  if (!data.sharedFavorites) return { status: 'ended' };
  const latestFirst = [...data.sharedFavorites].reverse();
  return { status: 'shared', cards: await fetchFavouriteCards(latestFirst, mapperContext) };
}
