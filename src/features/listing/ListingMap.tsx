import type { ReactNode } from 'react';
import { FullMap } from '@/map/FullMap';
import type { Pin } from '@/map/mapEntry';
import * as S from './Listing.styles';
import type { ListingItem, ListingSection } from './model';
import { useOpenQuery } from './useOpenQuery';
import type { Bounds } from '@/geo/position';

export interface MappableItem extends ListingItem {
  title: string;
  href: string;
}

/** How the items of a section are drawn on the map. */
export interface MapSettings<Item> {
  label: string;
  pin: (item: Item) => Pin;
}

interface ListingMapProps<Item extends MappableItem> extends MapSettings<Item> {
  section: ListingSection;
  items: Item[];
  bounds: Bounds | null;
  /** The address of the listing within a part of the map. */
  hrefOf: (bounds: Bounds) => string;
  head: ReactNode;
  foot: ReactNode;
  empty: ReactNode;
  busy: boolean;
  card: (item: Item) => ReactNode;
}

export function ListingMap<Item extends MappableItem>(props: ListingMapProps<Item>) {
  const { section, items, label, pin, bounds, hrefOf, head, foot, empty, busy, card } = props;
  const openQuery = useOpenQuery();
  return (
    <FullMap
      label={label}
      head={<S.Narrow>{head}</S.Narrow>}
      foot={foot}
      empty={empty}
      busy={busy}
      bounds={bounds}
      onSearchArea={(area) => openQuery(hrefOf(area))}
      entries={items.map((item) => {
        const { id, title, href, position } = item;
        return {
          id,
          title,
          card: card(item),
          mapEntry: position ? { id, title, href, position, hue: section, pin: pin(item) } : null,
        };
      })}
    />
  );
}
