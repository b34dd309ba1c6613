import { z } from 'zod';
import { AppError } from '@/errors/AppError';
import type { StaticRouteName } from '@/routing/routes';
import { documentOf } from '@/server/bff/operations';
import { fetchFavouriteCards } from './fetchFavouriteCards';
import type { LoadAtRequest, RequestContext } from '@/server/getRequestProps';
import type { Favourite } from '@/session/session';
import { accountPage } from '@/features/account/server/accountPage';
import type { FavouritesSection, FavouritesData, SharingState } from '../model';
import { logError } from '@/server/logs/logError';

/** Number of cards of each section on the first page of the account. */
const cardsPerSection = 4;

/** Data of the first page of the account: the latest favourites of each section, and the link for others. */
export const overviewPage: LoadAtRequest<FavouritesData & { shared?: SharingState }> = accountPage(
  'account',
  (t) => t('account.area.title'),
  async (context) => {
    const [data, shared] = await Promise.all([
      loadCards(context, latestOfEach),
      loadSharing(context),
    ]);
    return { ...data, ...(shared && { shared }) };
  },
);

const sharedShape = z.object({
  sharedList: z.object({ token: z.string(), expiresAt: z.string() }).nullable(),
});

/** Null when the cms is unavailable or does not support such links; then the page does not offer one. */
async function loadSharing({ visitor, visit }: RequestContext): Promise<SharingState | null> {
  if (visitor.status !== 'in') return null;
  try {
    const outcome = await visit.sendAsVisitor(documentOf('SharedList'), {});
    const answer = outcome.kind === 'answered' ? sharedShape.safeParse(outcome.answer.data) : null;
    return answer?.success ? { link: answer.data.sharedList } : null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    logError('shared list', error);
    return null;
  }
}

/** Data of the page with all favourites of a section. */
export function favouritesPage(
  route: StaticRouteName,
  section: FavouritesSection,
): LoadAtRequest<FavouritesData & { section: FavouritesSection }> {
  return accountPage(
    route,
    (t) => t(`account.favourites.title.${section}`),
    async (context) => ({
      section,
      ...(await loadCards(context, (favorites) =>
        favorites.filter(({ sectionHandle }) => sectionHandle === section),
      )),
    }),
  );
}

async function loadCards(
  { visitor, map }: RequestContext,
  choose: (favorites: Favourite[]) => Favourite[],
): Promise<FavouritesData> {
  if (visitor.status !== 'in') return { visitor, cards: null };
  const latestFirst = [...visitor.user.favorites].reverse();
  try {
    const ids = choose(latestFirst).map(({ id }) => id);
    return { visitor, cards: await fetchFavouriteCards(ids, map) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    logError(`favourites ${map.locale}`, error);
    return { visitor, cards: null };
  }
}

function latestOfEach(favorites: Favourite[]): Favourite[] {
  const counts = new Map<string, number>();
  return favorites.filter(({ sectionHandle }) => {
    const count = counts.get(sectionHandle) ?? 0;
    counts.set(sectionHandle, count + 1);
    return count < cardsPerSection;
  });
}
