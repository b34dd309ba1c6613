import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Link } from '@/components/Link/Link';
import { Grid } from '@/components/Grid/Grid';
import { AccommodationCard } from '@/content/accommodations/AccommodationCard';
import { EventCard } from '@/content/events/EventCard';
import { NewsCard } from '@/content/news/NewsCard';
import { ServiceCard } from '@/content/services/ServiceCard';
import { UniversityCard } from '@/content/universities/UniversityCard';
import { FavouriteToggle } from './FavouriteToggle';
import type { FavouriteCards, FavouritesSection } from './model';

const List = styled.ul`
  li {
    display: flex;
    gap: 1rem;
    align-items: center;
    justify-content: space-between;
    padding-block: 0.625rem;
    border-top: 1px solid var(--rule);
  }
  li:last-child {
    border-bottom: 1px solid var(--rule);
  }
  a {
    padding-block: 0.5rem;
    font-size: var(--fs-card);
    font-weight: 600;
    text-underline-offset: 0.2em;
  }
`;

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
  if (section === 'pages') return <Pages pages={cards.pages} />;
  return <Grid data-hue={section}>{itemsOf(section, cards[section])}</Grid>;
}

const cardOf: {
  [Section in CardSection]: (entry: FavouriteCards[Section][number]) => ReactNode;
} = {
  accommodations: (entry) => <AccommodationCard accommodation={entry} lang={entry.lang} />,
  events: (entry) => <EventCard event={entry} lang={entry.lang} />,
  services: (entry) => <ServiceCard service={entry} lang={entry.lang} />,
  universities: (entry) => <UniversityCard university={entry} lang={entry.lang} />,
  news: (entry) => <NewsCard news={entry} lang={entry.lang} />,
};

function itemsOf<Section extends CardSection>(section: Section, entries: FavouriteCards[Section]) {
  return entries.map((entry) => <li key={entry.id}>{cardOf[section](entry)}</li>);
}

/** Links to favourite pages, for example guides, which have no cards. */
function Pages({ pages }: { pages: FavouriteCards['pages'] }) {
  return (
    <List>
      {pages.map((page) => (
        <li key={page.id}>
          <Link href={page.href} lang={page.lang}>
            {page.title}
          </Link>
          <FavouriteToggle entry={page} />
        </li>
      ))}
    </List>
  );
}
