import { z } from 'zod';
import { AppError } from '@/errors/AppError';
import type { AccountCardsQuery } from '@/gql/graphql';
import { localeOfSite } from '@/routing/locales';
import { fetchUser, type User } from '@/server/bff/fetchUser';
import { site } from '@/server/bff/operations';
import type { VisitorSession } from '@/server/bff/VisitorSession';
import { contextOf } from '@/server/contextOf';
import { favouritesSections, type FavouritesSection } from '../model';
import { fetchFavouriteCards } from './fetchFavouriteCards';

/** Number of cards of each section on the first page of the account. */
const cardsPerSection = 4;

const variablesShape = z.object({ site, section: z.enum(favouritesSections).optional() });

/**
 * Answers the query AccountCards: the favourites of a section, or the latest of each, the latest first.
 * @throws AppError body/invalid, session/ended or cms/…
 */
export async function answerAccountCards(
  session: VisitorSession,
  variables: Record<string, unknown>,
): Promise<AccountCardsQuery> {
  const request = variablesShape.safeParse(variables);
  const locale = request.success && localeOfSite(request.data.site);
  if (!locale) throw new AppError('body/invalid', 'The variables do not fit.');
  const user = await fetchUser(session, request.data.site);
  if (!user) throw new AppError('session/ended', 'The session is over.');
  const { mapperContext } = contextOf(locale);
  return {
    accountCards: await fetchFavouriteCards(idsOf(user, request.data.section), mapperContext),
  };
}

function idsOf({ favorites }: User, section: FavouritesSection | undefined): string[] {
  const latestFirst = [...favorites].reverse();
  const chosen = section
    ? latestFirst.filter(({ sectionHandle }) => sectionHandle === section)
    : latestOfEach(latestFirst);
  return chosen.map(({ id }) => id);
}

function latestOfEach(favorites: User['favorites']): User['favorites'] {
  const counts = new Map<string, number>();
  return favorites.filter(({ sectionHandle }) => {
    const count = counts.get(sectionHandle) ?? 0;
    counts.set(sectionHandle, count + 1);
    return count < cardsPerSection;
  });
}
