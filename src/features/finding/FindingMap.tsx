import { useRouter } from 'next/compat/router';
import type { ReactNode } from 'react';
import { FullMap } from '@/map/FullMap';
import type { Pin } from '@/map/place';
import * as S from './FindingList.styles';
import type { Bounds, Findable, FindingSection } from './model';

/** What can stand on a map. */
export interface Mappable extends Findable {
  title: string;
  href: string;
}

/** How the entries of a section stand on the map. */
export interface Mapped<Item> {
  /** Name of the map. */
  label: string;
  pin: (item: Item) => Pin;
}

interface FindingMapProps<Item extends Mappable> extends Mapped<Item> {
  section: FindingSection;
  items: Item[];
  bounds: Bounds | null;
  /** Where a part of the map is searched. */
  hrefOf: (bounds: Bounds) => string;
  head: ReactNode;
  foot: ReactNode;
  /** In place of an empty list. */
  empty: ReactNode;
  busy: boolean;
  card: (item: Item) => ReactNode;
}

/** The results of a list on the map, and beside it as cards. */
export function FindingMap<Item extends Mappable>(props: FindingMapProps<Item>) {
  const { section, items, label, pin, bounds, hrefOf, head, foot, empty, busy, card } = props;
  const router = useRouter();
  return (
    <FullMap
      label={label}
      head={<S.Narrow>{head}</S.Narrow>}
      foot={foot}
      empty={empty}
      busy={busy}
      bounds={bounds}
      onSearchArea={(area) => {
        void router?.push(hrefOf(area), undefined, { locale: false, shallow: true, scroll: false });
      }}
      entries={items.map((item) => {
        const { id, title, href, position } = item;
        return {
          id,
          title,
          card: card(item),
          place: position ? { id, title, href, position, hue: section, pin: pin(item) } : null,
        };
      })}
    />
  );
}
