import Router from 'next/router';
import { useEffect, useInsertionEffect } from 'react';
import { holdRules, insertHeldRules } from './heldRules';

/**
 * Inserts the style rules of a new page all at once, when React commits it. It is the first child of
 * the app, because React runs insertion effects in the order of the tree, among the changes of the
 * DOM: a clean-up in the old page must not measure the new one without its styles.
 * @see docs/adr/035-a-page-inserts-its-styles-at-once.md
 */
export function StyleBatch() {
  useEffect(() => {
    // Shallow changes show the same page. Next makes one while it hydrates, and what the page loads
    // then may read the layout.
    const hold = (_path: string, { shallow }: { shallow: boolean }) => {
      if (!shallow) holdRules();
    };
    Router.events.on('beforeHistoryChange', hold);
    // A change that is cancelled commits nothing.
    Router.events.on('routeChangeError', insertHeldRules);
    return () => {
      Router.events.off('beforeHistoryChange', hold);
      Router.events.off('routeChangeError', insertHeldRules);
      insertHeldRules();
    };
  }, []);
  // Without dependencies: App renders again for each page, and only then.
  useInsertionEffect(insertHeldRules);
  return null;
}
