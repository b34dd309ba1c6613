import type { ReactNode } from 'react';
import { Grid } from '@/components/Grid/Grid';
import { AccommodationCard } from '@/content/accommodations/AccommodationCard';
import { EventCard } from '@/content/events/EventCard';
import { NewsCard } from '@/content/news/NewsCard';
import { ServiceCard } from '@/content/services/ServiceCard';
import { UniversityCard } from '@/content/universities/UniversityCard';
import type { FavouriteCards, FavouritesSection } from './model';
import { FavouritesPages } from './FavouritesPages';

type CardSection = Exclude<FavouritesSection, 'pages'>;

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
  return <Grid data-hue={section}>{itemsOf(section, cards[section])}</Grid>;
}

/** The card of a favourite in each section. */
const cardOf: {
  [Section in CardSection]: (entry: FavouriteCards[Section][number]) => ReactNode;
} = {
  accommodations: (entry) => <AccommodationCard accommodation={entry} />,
  events: (entry) => <EventCard event={entry} />,
  services: (entry) => <ServiceCard service={entry} />,
  universities: (entry) => <UniversityCard university={entry} />,
  news: (entry) => <NewsCard news={entry} />,
};

function itemsOf<Section extends CardSection>(section: Section, entries: FavouriteCards[Section]) {
  return entries.map((entry) => <li key={entry.id}>{cardOf[section](entry)}</li>);
}
