import type { FavouriteCardsQuery } from '@/gql/graphql';
import { href } from '@/routing/href';
import type { MapContext } from '@/server/mapping/context';
import { mapAccommodationTeaser } from '@/content/accommodations/server/mapper';
import { mapEventTeaser } from '@/content/events/server/mapper';
import { mapNewsTeaser } from '@/content/news/server/mapper';
import { mapServiceTeaser } from '@/content/services/server/mapper';
import { mapUniversityTeaser } from '@/content/universities/server/mapper';
import type { FavouriteCards } from '../model';

type Entry = NonNullable<NonNullable<FavouriteCardsQuery['entries']>[number]>;

/** Adds an entry to the cards of its section. Entries without a page of their own are skipped. */
export function addCard(cards: FavouriteCards, entry: Entry, context: MapContext): void {
  switch (entry.__typename) {
    case 'accommodations_accommodations_Entry':
      add(cards.accommodations, mapAccommodationTeaser(entry, context));
      break;
    case 'events_events_Entry':
      add(cards.events, mapEventTeaser(entry, context));
      break;
    case 'services_services_Entry':
      add(cards.services, mapServiceTeaser(entry, context));
      break;
    case 'universities_universities_Entry':
      add(cards.universities, mapUniversityTeaser(entry, context));
      break;
    case 'news_news_Entry':
      add(cards.news, mapNewsTeaser(entry, context));
      break;
    case 'pages_pages_Entry':
      add(cards.pages, mapFavouritesPage(entry, context));
      break;
    default:
  }
}

function mapFavouritesPage({ id, title, slug }: Entry, { locale }: MapContext) {
  return id && slug ? { id, title: title ?? '', href: href('page', { slug }, locale) } : null;
}

function add<Card>(cards: Card[], card: Card | null): void {
  if (card) cards.push(card);
}
