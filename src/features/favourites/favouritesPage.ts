import { z } from 'zod';
import { AppError } from '@/errors/AppError';
import type { StaticRouteName } from '@/routing/routes';
import { documentOf } from '@/server/bff/operations';
import { favouriteCards } from '@/server/favouriteCards';
import type { LoadAtRequest, RequestContext } from '@/server/getRequestProps';
import type { Favorite, Session } from '@/session/session';
import type { SharedLink } from '@/session/useAuth';
import { accountPage } from '../account/accountPage';
import type { FavouriteCards, SavedSection } from './model';
import { logError } from '@/server/logs/logError';

/** Cards of each section on the account's first page; the others are one step away. */
const glimpse = 4;

export interface FavouritesData {
  /** Who the server let in. */
  visitor: Session;
  /** Null where they could not be had. */
  cards: FavouriteCards | null;
}

/** The account's link for others, if there is one. */
export interface Shared {
  link: SharedLink | null;
}

/** Data of the account's first page: the latest of each section, and the link for others. */
export const overviewPage: LoadAtRequest<FavouritesData & { shared?: Shared }> = accountPage(
  'account',
  (t) => t('account.area.title'),
  async (context) => {
    const [data, shared] = await Promise.all([dataOf(context, latestOfEach), sharedOf(context)]);
    return { ...data, ...(shared && { shared }) };
  },
);

const sharedShape = z.object({
  sharedList: z.object({ token: z.string(), expiresAt: z.string() }).nullable(),
});

/** Null where the cms does not answer, or knows no such links: then none are offered. */
async function sharedOf({ visitor, visit }: RequestContext): Promise<Shared | null> {
  if (visitor.status !== 'in') return null;
  try {
    const outcome = await visit.askPersonally(documentOf('SharedList'), {});
    const answer = outcome.kind === 'answered' ? sharedShape.safeParse(outcome.answer.data) : null;
    return answer?.success ? { link: answer.data.sharedList } : null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    logError('shared list', error);
    return null;
  }
}

/** Data of the page of one section's favourites: all of them. */
export function savedPage(
  route: StaticRouteName,
  section: SavedSection,
): LoadAtRequest<FavouritesData & { section: SavedSection }> {
  return accountPage(
    route,
    (t) => t(`account.favourites.title.${section}`),
    async (context) => ({
      section,
      ...(await dataOf(context, (favorites) =>
        favorites.filter(({ sectionHandle }) => sectionHandle === section),
      )),
    }),
  );
}

async function dataOf(
  { visitor, map }: RequestContext,
  choose: (favorites: Favorite[]) => Favorite[],
): Promise<FavouritesData> {
  if (visitor.status !== 'in') return { visitor, cards: null };
  const latestFirst = [...visitor.user.favorites].reverse();
  try {
    const ids = choose(latestFirst).map(({ id }) => id);
    return { visitor, cards: await favouriteCards(ids, map) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    logError(`favourites ${map.locale}`, error);
    return { visitor, cards: null };
  }
}

function latestOfEach(favorites: Favorite[]): Favorite[] {
  const counts = new Map<string, number>();
  return favorites.filter(({ sectionHandle }) => {
    const count = counts.get(sectionHandle) ?? 0;
    counts.set(sectionHandle, count + 1);
    return count < glimpse;
  });
}
