import type { SearchQuery, SearchCategoriesQuery } from '@/gql/graphql';
import type { Formatters } from '@/i18n/format';
import { categoryHref } from '@/routing/categoryHref';
import { pathOfUri } from '@/routing/uri';
import { match } from '@/routing/match';
import type { MapperContext } from '@/server/mapping/context';
import { mapMediaUrl } from '@/server/mapping/mapUrl';
import { mapAccommodationTeaser } from '@/content/accommodations/server/mapper';
import { priceRange } from '@/content/accommodations/priceRange';
import { mapEventTeaser } from '@/content/events/server/mapper';
import { mapNewsTeaser } from '@/content/news/server/mapper';
import { mapPlaceTeaser } from '@/content/places/server/mapper';
import { mapServiceTeaser } from '@/content/services/server/mapper';
import { mapUniversityTeaser } from '@/content/universities/server/mapper';
import { hasMatch } from '../highlight';
import { marksOf } from './marksOf';
import {
  searchSections,
  type SearchGroup,
  type SearchHit,
  type SearchResults,
  type SearchSection,
  type SearchSuggestions,
} from '../model';

type RawHit = NonNullable<NonNullable<SearchQuery[SearchSection]>[number]>;

/**
 * Maps the response to groups of hits, one for each section with results, and what to mark in them. Sections whose best hit
 * matches in its title come first.
 */
export function mapGroups(
  data: SearchQuery,
  query: string,
  context: MapperContext,
  format: Formatters,
): Pick<SearchResults, 'groups' | 'marks'> {
  const groups = searchSections
    .map((section) => ({
      section,
      count: data[`${section}Count`],
      hits: (data[section] ?? []).flatMap(
        (entry) => (entry && mapHit(entry, context, format)) ?? [],
      ),
    }))
    .filter(({ count }) => count > 0);
  const texts = groups.flatMap(({ hits }) =>
    hits.map(({ title, excerpt, meta }) => [title, excerpt, meta].join('\n')),
  );
  const marks = marksOf(texts, query, context.locale);
  const inTitle = ({ hits: [best] }: SearchGroup) =>
    Number(best !== undefined && hasMatch(best.title, marks));
  return { groups: groups.sort((a, b) => inTitle(b) - inTitle(a)), marks };
}

/** Maps an entry to a hit; null if it has no page in this language. */
function mapHit(entry: RawHit, context: MapperContext, format: Formatters): SearchHit | null {
  switch (entry.__typename) {
    case 'accommodations_accommodations_Entry': {
      const home = mapAccommodationTeaser(entry, context);
      return (
        home &&
        hit(
          { ...home, excerpt: entry.excerpt ?? '' },
          {
            meta: home.address,
            price: home.price ? priceRange(home.price, format) : '',
            state: home.availability === 'available' ? null : home.availability,
            image: thumbnail(entry.image, context),
          },
        )
      );
    }
    case 'services_services_Entry': {
      const service = mapServiceTeaser(entry, context);
      const image = thumbnail(entry.image, context);
      return service && hit(service, { meta: service.address, image });
    }
    case 'events_events_Entry': {
      const event = mapEventTeaser(entry, context);
      return (
        event &&
        hit(event, {
          meta: [event.when, event.address].filter(Boolean).join(' · '),
          state: event.cancelled ? 'cancelled' : event.state === 'past' ? 'past' : null,
          image: thumbnail(entry.image, context),
        })
      );
    }
    case 'universities_universities_Entry': {
      const university = mapUniversityTeaser(entry, context);
      if (!university) return null;
      const { href, title, subtitle, address } = university;
      const image = thumbnail(entry.thumbnail, context);
      return hit({ href, title, excerpt: subtitle }, { meta: address, image });
    }
    case 'poi_poi_Entry': {
      const place = mapPlaceTeaser(entry, context);
      const image = thumbnail(entry.icon, context);
      return place && hit(place, { meta: place.address, image });
    }
    case 'news_news_Entry': {
      const news = mapNewsTeaser(entry, context);
      const image = thumbnail(entry.image, context);
      return news && hit(news, { meta: news.date?.text ?? '', image });
    }
    case 'pages_pages_Entry':
    case 'pages_archive_Entry': {
      const href = pageHref(entry.uri, context);
      const excerpt = entry.seo?.description ?? '';
      return href === null ? null : hit({ href, title: entry.title ?? '', excerpt }, {});
    }
    default:
      return null;
  }
}

function hit(
  { href, title, excerpt }: Pick<SearchHit, 'href' | 'title' | 'excerpt'>,
  more: Partial<SearchHit>,
): SearchHit {
  return { href, title, excerpt, meta: '', price: '', state: null, image: null, ...more };
}

/** The path of a page; null if there is no route for it. */
function pageHref(uri: string | null, { locale }: MapperContext): string | null {
  if (!uri) return null;
  const path = pathOfUri(uri, locale);
  return match(path) ? path : null;
}

type Pictures = readonly ({ w560?: string | null; url?: string | null } | null)[];

/** The address of the smallest file of the first picture. */
function thumbnail([picture]: Pictures, context: MapperContext): string | null {
  return mapMediaUrl(picture?.w560 ?? picture?.url, context);
}

const categorySections = ['accommodations', 'services', 'events'] as const;

/** Maps categories to links to their listings, as suggestions. */
export function mapCategories(
  data: SearchCategoriesQuery,
  { locale }: Pick<MapperContext, 'locale'>,
): SearchSuggestions['categories'] {
  return categorySections.flatMap((section) =>
    (data[section] ?? []).flatMap((category) =>
      category?.slug && category.title
        ? [{ title: category.title, href: categoryHref(section, category.slug, locale), section }]
        : [],
    ),
  );
}
