import Router from 'next/router';
import { insertBufferedRules, isBuffering, setBuffering } from './bufferedRules';

/** Buffers the style rules of each new page, until StyleBatch inserts them. */
export function batchStyles(): void {
  // Shallow navigations show the same page. Next starts one during hydration, and code that loads then can read the
  // layout.
  Router.events.on('beforeHistoryChange', (_path: string, { shallow }: { shallow: boolean }) => {
    if (!shallow) bufferRules();
  });
  // A cancelled navigation commits nothing.
  Router.events.on('routeChangeError', insertBufferedRules);
}

/**
 * Buffers the rules that styled-components inserts, until `insertBufferedRules` runs.
 *
 * styled-components inserts a rule when a component first renders. React renders a page in slices of a few
 * milliseconds, and WebKit recalculates the styles of the entire document after each slice that inserted
 * rules.
 */
function bufferRules(): void {
  // There is no such sheet when styled-components writes text nodes (development, tests).
  const sheet = document.querySelector<HTMLStyleElement>('style[data-styled="active"]')?.sheet;
  if (!sheet || isBuffering()) return;
  const insertRule = sheet.insertRule.bind(sheet);
  const buffered: [rule: string, index: number][] = [];
  const insertBuffered = () => {
    for (const [rule, index] of buffered.splice(0)) insertAt(insertRule, rule, index);
  };
  // Overrides the prototype's method on this sheet only.
  sheet.insertRule = (rule, index = 0) => {
    buffered.push([rule, index]);
    return index;
  };
  // Another commit, for example of a dialog that opens, needs its rules too. This callback runs before the
  // browser paints that commit; later rules are buffered again.
  const observer = new MutationObserver(insertBuffered);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['class'],
  });
  setBuffering(() => {
    observer.disconnect();
    Reflect.deleteProperty(sheet, 'insertRule');
    insertBuffered();
  });
}

function insertAt(insertRule: CSSStyleSheet['insertRule'], rule: string, index: number): void {
  try {
    insertRule(rule, index);
  } catch {
    // The browser does not support a selector. styled-components already counts the rule, so an empty rule
    // replaces it; otherwise all later rules would have a wrong index.
    insertRule('@media not all {}', index);
  }
}
