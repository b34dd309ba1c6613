import Router from 'next/router';
import { useEffect, useInsertionEffect } from 'react';
import { bufferRules, insertBufferedRules } from './bufferedRules';

/**
 * Inserts the style rules of a new page together, when React commits it. It must be the first child of the
 * app, because React runs insertion effects in tree order, between the DOM changes: a clean-up of the old
 * page must not measure the new page without its styles.
 * @see docs/adr/035-page-styles-are-inserted-together.md
 */
export function StyleBatch() {
  useEffect(() => {
    // Shallow navigations show the same page. Next starts one during hydration, and code that loads then can
    // read the layout.
    const buffer = (_path: string, { shallow }: { shallow: boolean }) => {
      if (!shallow) bufferRules();
    };
    Router.events.on('beforeHistoryChange', buffer);
    // A cancelled navigation commits nothing.
    Router.events.on('routeChangeError', insertBufferedRules);
    return () => {
      Router.events.off('beforeHistoryChange', buffer);
      Router.events.off('routeChangeError', insertBufferedRules);
      insertBufferedRules();
    };
  }, []);
  // Without dependencies, because App renders again only for a new page.
  useInsertionEffect(insertBufferedRules);
  return null;
}
