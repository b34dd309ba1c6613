import { storageKeys } from '@/config/storageKeys';
import { compared } from '@/features/compare/compared';
import { writeStorage } from '@/lib/storage';
import { locales } from '@/routing/locales';

/**
 * Deletes what shows the next person at this device what the visitor was looking for: the recent searches and the
 * comparison (docs/adr/017). Settings stay: colours, university, points of interest on maps.
 */
export function forgetVisit(): void {
  // Without the module of the searches, which would be in the first scripts of all account pages.
  for (const locale of locales) writeStorage('localStorage', storageKeys.searches(locale), null);
  compared.set(new Set());
}
