import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import type { ReactNode } from 'react';
import type { CategoryChoice } from '../pages/categories';
import type { ListData } from './ListData';
import type { Findable } from './model';

/** For tests: a list on whose page all of it stands. */
export const listWith = <Item extends Findable>(
  items: Item[],
  categories: CategoryChoice[] = [],
): ListData<Item> => ({
  found: { query: '', items, total: items.length, size: items.length },
  categories,
  universities: [
    { slug: 'politecnico', title: 'Politecnico del Colle', position: { lat: 43.4, lng: 12 } },
  ],
  translations: {},
  topic: null,
  follow: [],
});

/** For tests: what stands at an address whose query this is. */
export function At({ query, children, push }: AtProps) {
  const router = {
    query: Object.fromEntries(new URLSearchParams(query)),
    push: push ?? (async () => true),
    prefetch: async () => undefined,
  };
  return <RouterContext value={router as unknown as NextRouter}>{children}</RouterContext>;
}

interface AtProps {
  query: string;
  children: ReactNode;
  /** Told where the router shall go. */
  push?: (path: string) => Promise<boolean>;
}
