import type { FavouriteCards } from '../model';
import { FavouriteCardsDocument, type FavouriteCardsQuery } from '@/gql/graphql';
import { teaserMappers } from '@/features/listing/server/teasers';
import { href } from '@/routing/href';
import { locales, type Locale } from '@/routing/locales';
import { cmsFor } from '@/server/cms/cmsFor';
import type { MapperContext } from '@/server/mapping/context';

/** Maximum number of entries in one request. */
const batchSize = 100;

type Entry = NonNullable<NonNullable<FavouriteCardsQuery['entries']>[number]>;

/**
 * Fetches the cards of entries, in the order of their ids. An entry without a translation into the page's
 * language appears in another language, and its card links to that one.
 * @throws AppError cms/…
 */
export async function fetchFavouriteCards(
  ids: string[],
  mapperContext: MapperContext,
): Promise<FavouriteCards> {
  const found = new Map<string, { entry: Entry; context: MapperContext }>();
  for (const locale of [
    mapperContext.locale,
    ...locales.filter((one) => one !== mapperContext.locale),
  ]) {
    const missing = ids.filter((id) => !found.has(id));
    for (let from = 0; from < missing.length; from += batchSize) {
      const some = missing.slice(from, from + batchSize);
      const variables = { ids: some, limit: some.length };
      const { entries } = await cmsFor(locale)(FavouriteCardsDocument, variables);
      for (const entry of entries ?? [])
        if (entry?.id) found.set(entry.id, { entry, context: { ...mapperContext, locale } });
    }
  }
  const cardsOf = <Card>(mapCard: (entry: Entry, context: MapperContext) => Card | null) =>
    ids.flatMap<Card & { lang?: Locale }>((id) => {
      const one = found.get(id);
      const card = one && mapCard(one.entry, one.context);
      if (!card) return [];
      const lang = one.context.locale;
      return lang === mapperContext.locale ? card : { ...card, lang };
    });
  return {
    accommodations: cardsOf(teaserMappers.accommodations),
    events: cardsOf(teaserMappers.events),
    services: cardsOf(teaserMappers.services),
    universities: cardsOf(teaserMappers.universities),
    news: cardsOf(teaserMappers.news),
    pages: cardsOf(mapPage),
  };
}

function mapPage({ __typename, id, title, slug }: Entry, { locale }: MapperContext) {
  return __typename === 'pages_pages_Entry' && id && slug
    ? { id, title: title ?? '', href: href('page', { slug }, locale) }
    : null;
}
