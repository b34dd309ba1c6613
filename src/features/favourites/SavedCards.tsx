import { Grid } from '@/components/Grid/Grid';
import { AccommodationCard } from '../accommodations/AccommodationCard';
import { EventCard } from '../events/EventCard';
import { NewsCard } from '../news/NewsCard';
import { ServiceCard } from '../services/ServiceCard';
import { UniversityCard } from '../universities/UniversityCard';
import type { FavouriteCards, SavedSection } from './model';
import { SavedPages } from './SavedPages';

interface SavedCardsProps {
  section: SavedSection;
  cards: FavouriteCards;
}

/**
 * The favourites of a section, on the cards of its list; pages have none. What is unmarked stays until one leaves, so
 * that it can be marked again.
 */
export function SavedCards({ section, cards }: SavedCardsProps) {
  if (section === 'pages') return <SavedPages pages={cards.pages} />;
  return <Grid data-hue={section}>{itemsOf(section, cards)}</Grid>;
}

function itemsOf(section: Exclude<SavedSection, 'pages'>, cards: FavouriteCards) {
  switch (section) {
    case 'accommodations':
      return cards.accommodations.map((one) => (
        <li key={one.id}>
          <AccommodationCard accommodation={one} />
        </li>
      ));
    case 'events':
      return cards.events.map((one) => (
        <li key={one.id}>
          <EventCard event={one} />
        </li>
      ));
    case 'services':
      return cards.services.map((one) => (
        <li key={one.id}>
          <ServiceCard service={one} />
        </li>
      ));
    case 'universities':
      return cards.universities.map((one) => (
        <li key={one.id}>
          <UniversityCard university={one} />
        </li>
      ));
    case 'news':
      return cards.news.map((one) => (
        <li key={one.id}>
          <NewsCard news={one} />
        </li>
      ));
  }
}
