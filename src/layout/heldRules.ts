/** Ends the holding; null while nothing is held. */
let endHolding: (() => void) | null = null;

/**
 * Holds the rules that styled-components inserts from now on, until `insertHeldRules`.
 *
 * styled-components inserts a rule when a component first renders. React renders a page in slices of
 * a few milliseconds, and WebKit restyles the whole document after each slice that inserted rules.
 */
export function holdRules(): void {
  // Absent where styled-components writes text nodes instead (development, tests).
  const sheet = document.querySelector<HTMLStyleElement>('style[data-styled="active"]')?.sheet;
  if (!sheet || endHolding) return;
  const insertRule = sheet.insertRule.bind(sheet);
  const held: [rule: string, index: number][] = [];
  const insertHeld = () => {
    for (const [rule, index] of held.splice(0)) insertAt(insertRule, rule, index);
  };
  // Shadows the method of the prototype on this one sheet.
  sheet.insertRule = (rule, index = 0) => {
    held.push([rule, index]);
    return index;
  };
  // A commit of something else, such as a dialog that is opened meanwhile, needs its rules too.
  // This callback runs before the browser paints that commit; what comes later is held again.
  const observer = new MutationObserver(insertHeld);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['class'],
  });
  endHolding = () => {
    observer.disconnect();
    Reflect.deleteProperty(sheet, 'insertRule');
    insertHeld();
  };
}

/** Inserts the held rules in the order in which they came, and holds no more. */
export function insertHeldRules(): void {
  endHolding?.();
  endHolding = null;
}

function insertAt(insertRule: CSSStyleSheet['insertRule'], rule: string, index: number): void {
  try {
    insertRule(rule, index);
  } catch {
    // The browser does not know a selector. styled-components already counts the rule, so an empty
    // one takes its place: otherwise all later rules would be inserted one place too far.
    insertRule('@media not all {}', index);
  }
}
