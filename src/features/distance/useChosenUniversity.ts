import { useSyncExternalStore } from 'react';
import type { Locale } from '@/routing/locales';
import {
  onChosenUniversity,
  readChosenUniversity,
  writeChosenUniversity,
} from './chosenUniversity';

/** The stored slug of the chosen university, and a function that changes it. */
export function useChosenUniversity(locale: Locale): [string, (slug: string) => void] {
  const slug = useSyncExternalStore(
    onChosenUniversity,
    () => readChosenUniversity(locale),
    () => '',
  );
  return [slug, (next) => writeChosenUniversity(locale, next)];
}
