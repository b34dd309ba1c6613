import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import type { ReactNode } from 'react';
import type { CategoryChoice } from '@/content/shared/categories';
import type { ListingData } from './ListingData';
import type { ListingItem } from './model';

/** For tests: the data of a listing with all items on one page. */
export const listingWith = <Item extends ListingItem>(
  items: Item[],
  categories: CategoryChoice[] = [],
): ListingData<Item> => ({
  result: { queryString: '', items, total: items.length, size: items.length },
  categories,
  universities: [
    { slug: 'politecnico', title: 'Politecnico del Colle', position: { lat: 43.4, lng: 12 } },
  ],
  translations: {},
  fixedCategory: null,
  followLinks: [],
});

/** For tests: renders with a router whose address has this query string. */
export function WithQuery({ query, children, push }: WithQueryProps) {
  const router = {
    query: Object.fromEntries(new URLSearchParams(query)),
    push: push ?? (async () => true),
    prefetch: async () => undefined,
  };
  return <RouterContext value={router as unknown as NextRouter}>{children}</RouterContext>;
}

interface WithQueryProps {
  query: string;
  children: ReactNode;
  /** Called with the path of each navigation. */
  push?: (path: string) => Promise<boolean>;
}
