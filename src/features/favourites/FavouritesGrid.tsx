import { Grid } from '@/components/Grid/Grid';
import { AccommodationCard } from '@/content/accommodations/AccommodationCard';
import { EventCard } from '@/content/events/EventCard';
import { NewsCard } from '@/content/news/NewsCard';
import { ServiceCard } from '@/content/services/ServiceCard';
import { UniversityCard } from '@/content/universities/UniversityCard';
import type { FavouriteCards, FavouritesSection } from './model';
import { FavouritesPages } from './FavouritesPages';

interface FavouritesGridProps {
  section: FavouritesSection;
  cards: FavouriteCards;
}

/**
 * The favourites of a section: cards, or links for pages. A removed favourite stays visible until the
 * visitor leaves the page, so that it can be added again.
 */
export function FavouritesGrid({ section, cards }: FavouritesGridProps) {
  if (section === 'pages') return <FavouritesPages pages={cards.pages} />;
  return <Grid data-hue={section}>{itemsOf(section, cards)}</Grid>;
}

function itemsOf(section: Exclude<FavouritesSection, 'pages'>, cards: FavouriteCards) {
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
