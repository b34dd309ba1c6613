import { useInsertionEffect } from 'react';
import { insertBufferedRules } from './bufferedRules';

/**
 * Inserts the style rules of a new page together, when React commits it; batchStyles.ts, which loads after the first
 * page, buffers them. It must be the first child of the app, because React runs insertion effects in tree order,
 * between the DOM changes: a clean-up of the old page must not measure the new page without its styles.
 * @see docs/adr/035-page-styles-are-inserted-together.md
 */
export function StyleBatch() {
  // Without dependencies, because App renders again only for a new page.
  useInsertionEffect(insertBufferedRules);
  return null;
}
