/** Stops buffering; null while nothing is buffered. */
let stopBuffering: (() => void) | null = null;

/**
 * Buffers the rules that styled-components inserts, until `insertBufferedRules` runs.
 *
 * styled-components inserts a rule when a component first renders. React renders a page in slices of a few
 * milliseconds, and WebKit recalculates the styles of the entire document after each slice that inserted
 * rules.
 */
export function bufferRules(): void {
  // There is no such sheet when styled-components writes text nodes (development, tests).
  const sheet = document.querySelector<HTMLStyleElement>('style[data-styled="active"]')?.sheet;
  if (!sheet || stopBuffering) return;
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
  stopBuffering = () => {
    observer.disconnect();
    Reflect.deleteProperty(sheet, 'insertRule');
    insertBuffered();
  };
}

/** Inserts the buffered rules in their order and stops buffering. */
export function insertBufferedRules(): void {
  stopBuffering?.();
  stopBuffering = null;
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
