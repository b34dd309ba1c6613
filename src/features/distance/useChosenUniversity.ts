import { useSyncExternalStore } from 'react';
import type { Locale } from '@/routing/locales';
import { onChosen, readChosen, writeChosen } from './chosenUniversity';

/** The slug of the university that this device remembers, and how to choose another. */
export function useChosenUniversity(locale: Locale): [string, (slug: string) => void] {
  const slug = useSyncExternalStore(
    onChosen,
    () => readChosen(locale),
    () => '',
  );
  return [slug, (chosen) => writeChosen(locale, chosen)];
}
