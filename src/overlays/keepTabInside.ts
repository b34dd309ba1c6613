const stops =
  'a[href], button, input, select, textarea, summary, iframe, audio, video, [tabindex="0"]';

/**
 * From the last stop the Tab key goes on to the first, and back, as the dialog pattern of the ARIA
 * practices has it; left to itself it would visit the browser's own controls in between.
 */
export function keepTabInside(element: HTMLElement): () => void {
  const step = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || event.defaultPrevented) return;
    const all = [...element.querySelectorAll<HTMLElement>(stops)].filter(isStop);
    const [first, last] = [all[0], all.at(-1)];
    const { activeElement: at } = document;
    // The heading, where the focus may begin, is no stop: before it comes the last one.
    const atStart = at === first || !all.some((stop) => stop === at);
    if (event.shiftKey ? atStart : at === last) {
      event.preventDefault();
      (event.shiftKey ? last : first)?.focus();
    }
  };
  element.addEventListener('keydown', step);
  return () => element.removeEventListener('keydown', step);
}

function isStop(element: HTMLElement): boolean {
  if (element.tabIndex < 0 || element.matches(':disabled')) return false;
  if (element instanceof HTMLInputElement && element.type === 'radio' && !element.checked) {
    return !document.querySelector(`input[name="${CSS.escape(element.name)}"]:checked`);
  }
  return element.getClientRects().length > 0;
}
