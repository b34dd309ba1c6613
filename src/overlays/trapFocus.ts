const tabStops =
  'a[href], button, input, select, textarea, summary, iframe, audio, video, [tabindex="0"]';

/**
 * Moves the focus in a circle with the Tab key, as the dialog pattern of the ARIA practices requires. Without
 * it Tab would also visit the browser's own controls.
 */
export function trapFocus(element: HTMLElement, signal: AbortSignal): void {
  const moveFocus = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || event.defaultPrevented) return;
    const all = [...element.querySelectorAll<HTMLElement>(tabStops)].filter(isTabStop);
    const [first, last] = [all[0], all.at(-1)];
    const { activeElement: at } = document;
    // The heading can have the focus but is no tab stop; before it comes the last stop.
    const atStart = at === first || !all.some((stop) => stop === at);
    if (event.shiftKey ? atStart : at === last) {
      event.preventDefault();
      (event.shiftKey ? last : first)?.focus();
    }
  };
  element.addEventListener('keydown', moveFocus, { signal });
}

function isTabStop(element: HTMLElement): boolean {
  if (element.tabIndex < 0 || element.matches(':disabled') || !element.getClientRects().length)
    return false;
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked)
    return true;
  // Tab goes to the checked radio button of a group; groups with one name in two forms are independent.
  const group = `input[name="${CSS.escape(element.name)}"]:checked`;
  return !(element.form ?? document).querySelector(group);
}
