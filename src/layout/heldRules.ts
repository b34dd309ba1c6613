/** Inserts what is held; null while nothing is held. */
let insertHeld: (() => void) | null = null;

/**
 * Holds the rules that styled-components inserts from now on, until `insertHeldRules`.
 *
 * styled-components inserts a rule when a component first renders. React renders a page in slices of
 * a few milliseconds, and WebKit restyles the whole document after each slice that inserted rules.
 */
export function holdRules(): void {
  // Absent where styled-components writes text nodes instead (development, tests).
  const sheet = document.querySelector<HTMLStyleElement>('style[data-styled="active"]')?.sheet;
  if (!sheet || insertHeld) return;
  const held: [rule: string, index: number][] = [];
  // Shadows the method of the prototype on this one sheet.
  sheet.insertRule = (rule, index = 0) => {
    held.push([rule, index]);
    return index;
  };
  // A commit of something else, such as a dialog that is opened meanwhile, needs its rules too.
  // This callback runs before the browser paints that commit.
  const observer = new MutationObserver(insertHeldRules);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['class'],
  });
  insertHeld = () => {
    observer.disconnect();
    Reflect.deleteProperty(sheet, 'insertRule');
    for (const [rule, index] of held) insertAt(sheet, rule, index);
  };
}

/** Inserts the held rules in the order in which they came, and holds no more. */
export function insertHeldRules(): void {
  insertHeld?.();
  insertHeld = null;
}

function insertAt(sheet: CSSStyleSheet, rule: string, index: number): void {
  try {
    sheet.insertRule(rule, index);
  } catch {
    // The browser does not know a selector. styled-components already counts the rule, so an empty
    // one takes its place: otherwise all later rules would be inserted one place too far.
    sheet.insertRule('@media not all {}', index);
  }
}
