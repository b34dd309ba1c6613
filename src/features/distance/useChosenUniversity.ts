import { storageKeys } from '@/config/storageKeys';
import { createStoredStore, createStores, useStore } from '@/lib/createStore';
import type { Locale } from '@/routing/locales';

const chosenUniversity = createStores((locale: Locale) =>
  createStoredStore({
    key: storageKeys.university(locale),
    parse: (text) => text ?? '',
    format: (slug) => slug || null,
  }),
);

/** The stored slug of the chosen university, empty if there is none, and a function that changes it. */
export function useChosenUniversity(locale: Locale): [string, (slug: string) => void] {
  const store = chosenUniversity(locale);
  return [useStore(store, ''), store.set];
}
