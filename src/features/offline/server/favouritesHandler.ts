import { toFavouriteLines } from '../toFavouriteLines';
import { createFormatters } from '@/i18n/format';
import { defaultLocale, isLocale, localeInfo } from '@/routing/locales';
import { AppError } from '@/errors/AppError';
import { createEndpoint, type Call } from '@/server/bff/createEndpoint';
import { fetchUser } from '@/server/bff/fetchUser';
import { fetchFavouriteCards } from '@/features/favourites/server/fetchFavouriteCards';
import { translatorOf } from '@/server/texts';
import { contextOf } from '@/server/contextOf';

/**
 * GET /api/favourites?locale=: the visitor's favourites, one line each, which the page stores on the device
 * (src/features/offline). The response itself is not cached.
 */
export const favouritesHandler = createEndpoint({ GET: answer });

async function answer({ request, response, session }: Call): Promise<void> {
  const { locale: requested } = request.query;
  const locale = isLocale(requested) ? requested : defaultLocale;
  const user = await fetchUser(session, localeInfo[locale].siteHandle);
  if (!user) throw new AppError('session/ended', 'The session is over.');
  const ids = user.favorites.map(({ id }) => id);
  const [cards, t] = await Promise.all([
    fetchFavouriteCards([...ids].reverse(), contextOf(locale).mapperContext),
    translatorOf(locale),
  ]);
  const lines = toFavouriteLines(cards, { t, format: createFormatters(locale) });
  response.status(200).json({ user: user.id, ids, lines });
}
