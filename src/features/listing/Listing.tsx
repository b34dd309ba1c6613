import type { ReactNode } from 'react';
import { Grid } from '@/components/Grid/Grid';
import { Pagination } from '@/components/Pagination/Pagination';
import { hasMap } from '@/map/hasMap';
import { FollowLinks } from './FollowLinks';
import { ListingControls, type PillTexts } from './Listing.Controls';
import * as S from './Listing.styles';
import type { ListingData } from './ListingData';
import { ListingMap, type MappableItem, type MapSettings } from './ListingMap';
import { formatListingQuery } from './listingQuery';
import type { ListingSection } from './model';
import { NoResults } from './NoResults';
import { useListingFocus } from './useListingFocus';
import { useListingPage } from './useListingPage';

export interface ListingProps<Item extends MappableItem> {
  section: ListingSection;
  list: ListingData<Item>;
  /** The title of the page when a visitor shares it. */
  title: string;
  /** The path of the listing, if it differs from that of its section. */
  path?: string;
  /** Texts of the category pills; absent where there are no categories. */
  pills?: PillTexts;
  /** Columns of the grid on a wide screen. */
  columns?: 3 | 4;
  /** @param travelTime the travel time from the item to the chosen university, or null */
  card: (item: Item, priority: boolean, travelTime: string | null) => ReactNode;
  /** How the items are drawn on the map; if absent, there is no map view. */
  map?: MapSettings<Item>;
  /** Content below the first page of the unfiltered listing. */
  after?: ReactNode;
}

/**
 * A listing whose query parameters filter, sort and page it. It works with links and forms; with
 * JavaScript it updates without loading a page.
 */
export function Listing<Item extends MappableItem>(props: ListingProps<Item>) {
  const { section, list, title, path, pills, columns, card, map, after } = props;
  const listing = useListingPage(section, list, path);
  const { query, result, pending, page, last, hrefOf, hrefOfPage, travelTimeOf } = listing;
  const { onLeave, onPageChange, ...focus } = useListingFocus(result.queryString, query.view);

  const head = (
    <ListingControls
      pills={pills}
      section={section}
      list={list}
      title={title}
      hasMap={map !== undefined && hasMap}
      listing={listing}
      {...focus}
    />
  );
  const noResults = result.total === 0 && (
    <NoResults
      section={section}
      {...listing}
      onLeave={onLeave}
      isWholeSection={list.fixedCategory === null}
    />
  );
  const pagination = (
    <Pagination page={page} last={last} hrefOf={hrefOfPage} onPageChange={onPageChange} />
  );

  return map && query.view === 'map' ? (
    <ListingMap
      {...map}
      section={section}
      items={noResults ? [] : result.items}
      bounds={query.bounds}
      hrefOf={(bounds) => hrefOf({ ...query, bounds, page: 1 })}
      head={head}
      foot={pagination}
      empty={noResults}
      busy={pending}
      card={(item) => card(item, false, travelTimeOf(item))}
    />
  ) : (
    <>
      {head}
      <S.Results aria-busy={pending}>
        {noResults || (
          <Grid $maxColumns={columns}>
            {result.items.map((item, index) => (
              <li key={item.id}>{card(item, index === 0, travelTimeOf(item))}</li>
            ))}
          </Grid>
        )}
      </S.Results>
      {pagination}
      {formatListingQuery(section, { ...query, page: 1 }) === '' && page === 1 && after}
      <FollowLinks links={list.followLinks} />
    </>
  );
}
