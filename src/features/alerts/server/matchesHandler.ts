import { z } from 'zod';
import type { TFunction } from 'i18next';
import { AppError } from '@/errors/AppError';
import { priceRange } from '@/content/accommodations/priceRange';
import type { Teasers } from '@/features/listing/server/teasers';
import { createFormatters, type Formatters } from '@/i18n/format';
import { localeOfSite, type Locale } from '@/routing/locales';
import { findMatching } from '@/features/listing/server/findEntries';
import { translatorOf } from '@/server/texts';
import { contextOf } from '@/server/contextOf';
import { createSignedHandler } from '@/server/createSignedHandler';
import { parseJson } from '@/lib/parseJson';
import { describeSearch } from './describeSearch';
import { sectionsWithFilters } from '@/routing/listingParameters';
import type { SectionWithFilters } from '@/features/listing/model';

// The signature covers the raw bytes.
export const config = { api: { bodyParser: false } };

const requestShape = z.object({
  site: z.string(),
  section: z.enum(sectionsWithFilters),
  query: z.string().max(1000),
  ids: z.array(z.string().regex(/^\d+$/)).max(1000),
});

interface Matches {
  title: string;
  filters: string[];
  url: string;
  entries: { title: string; url: string; facts: string[] }[];
}

/**
 * POST /api/alerts/matches: returns the new entries that match a saved search, with the texts of the mail.
 * The cms sends this request and signs it in the same way as its webhooks.
 */
export const matchesHandler = createSignedHandler('alerts', async (body, _, response) => {
  const { site, section, query, ids } = parse(body);
  const locale = localeOfSite(site);
  if (!locale) throw new AppError('webhook/bad-body', 'an unknown site');
  response.status(200).json(await findMatches(section, query, ids, locale));
});

function parse(body: string): z.infer<typeof requestShape> {
  const request = requestShape.safeParse(parseJson(body));
  if (!request.success) throw new AppError('webhook/bad-body', 'not a valid request');
  return request.data;
}

async function findMatches(
  section: SectionWithFilters,
  query: string,
  ids: string[],
  locale: Locale,
): Promise<Matches> {
  const context = contextOf(locale);
  const { siteUrl } = context.mapperContext;
  const [search, t] = await Promise.all([
    describeSearch(section, query, context),
    translatorOf(locale),
  ]);
  const format = createFormatters(locale);
  // Without its invalid filters, the search would match too many entries.
  const cards =
    search.isComplete && ids.length > 0
      ? await findMatching(section, search.query, ids, search.universities, context)
      : [];
  return {
    title: t(`alerts.lists.${section}`),
    filters: search.filters,
    url: siteUrl + search.listingHref,
    entries: cards.map((card) => ({
      title: card.title,
      url: siteUrl + card.href,
      facts: factsOf(section, card, { t, format }),
    })),
  };
}

interface Words {
  t: TFunction;
  format: Formatters;
}

type FactsOf = {
  [Section in SectionWithFilters]: (card: Teasers[Section], words: Words) => (string | null)[];
};

const facts: FactsOf = {
  accommodations: ({ type, price, address }, { t, format }) => [
    type && t(`accommodations.types.${type}`),
    price
      ? `${priceRange(price, format)} ${t('accommodations.price.perMonthLong')}`
      : t('accommodations.price.onRequest'),
    address,
  ],
  events: ({ when, address, ticket }) => [when, address, ticket],
  services: ({ type, address }, { t }) => [type && t(`services.types.${type}`), address],
};

/** The facts about an entry that a mail shows below its title. */
const factsOf = <Section extends SectionWithFilters>(
  section: Section,
  card: Teasers[Section],
  words: Words,
): string[] => facts[section](card, words).flatMap((fact) => fact || []);
