import { linesOf } from '@/features/offline/linesOf';
import { createFormatters } from '@/i18n/format';
import { createT } from '@/i18n/translate';
import { defaultLocale, isLocale, localeInfo } from '@/routing/locales';
import { toViewer } from '@/session/toViewer';
import { BffError } from '../bff/BffError';
import { endpoint, type Call } from '../bff/endpoint';
import { documentOf } from '../bff/operations';
import { env } from '../env';
import { favouriteCards } from '../favouriteCards';
import { messagesOf } from '../messages';

/**
 * GET /api/favourites?locale=: the favourites of who is logged in, in a line each, for the page to
 * keep on the device (src/features/offline). The answer itself is kept nowhere.
 */
export const savedHandler = endpoint({ GET: answer });

async function answer({ request, response, visit }: Call): Promise<void> {
  const { locale: asked } = request.query;
  const locale = isLocale(asked) ? asked : defaultLocale;
  const outcome = await visit.askPersonally(documentOf('Viewer'), {
    preferSites: [localeInfo[locale].siteHandle],
  });
  const user = outcome.kind === 'answered' ? toViewer(outcome.answer.data?.viewer) : null;
  if (!user) throw new BffError('SESSION_ENDED', 'The session is over.');
  const { siteUrl, cmsHost } = env();
  const ids = user.favorites.map(({ id }) => id);
  const map = { locale, siteUrl, cmsHost, preview: false };
  const [cards, messages] = await Promise.all([
    favouriteCards([...ids].reverse(), map),
    messagesOf(locale, ['accommodations']),
  ]);
  const words = { t: createT(messages, locale), format: createFormatters(locale) };
  response.status(200).json({ user: user.id, ids, lines: linesOf(cards, words) });
}
