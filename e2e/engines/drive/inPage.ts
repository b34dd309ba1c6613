// Functions that `Tab` runs in the page. Each must be self-contained, because only its source text is
// sent.

/**
 * The point to click: the middle of the first visible element that matches the selector and the text.
 *
 * @param text part of the element's label or content
 * @returns undefined while there is no such element, while it moves, or while another element covers it
 */
export async function findClickPoint(
  selector: string,
  text: string,
): Promise<[x: number, y: number] | undefined> {
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent).replaceAll(/\s+/g, ' ').trim();
  const element = [...document.querySelectorAll(selector)].find(
    (candidate) =>
      candidate.checkVisibility({ visibilityProperty: true }) && nameOf(candidate).includes(text),
  );
  if (!element) return undefined;
  const frame = () => new Promise(requestAnimationFrame);
  const before = element.getBoundingClientRect();
  if (before.top < 0 || before.bottom > innerHeight)
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  await frame();
  await frame();
  const after = element.getBoundingClientRect();
  if (after.left !== left || after.top !== top) return undefined;
  const place: [number, number] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const hit = document.elementFromPoint(...place);
  return hit && (element.contains(hit) || hit.closest('label')?.contains(element))
    ? place
    : undefined;
}

/** Whether an element that matches the selector and the text is visible. */
export function isVisible(selector: string, text: string): boolean {
  return [...document.querySelectorAll(selector)].some(
    (candidate) =>
      candidate.checkVisibility({ visibilityProperty: true }) &&
      (candidate.getAttribute('aria-label') ?? candidate.textContent)
        .replaceAll(/\s+/g, ' ')
        .includes(text),
  );
}

/**
 * Focuses the first visible element that matches the selector and the text. Returns whether it has the
 * focus.
 */
export function focusElement(selector: string, text: string): boolean {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (candidate) =>
      candidate.checkVisibility({ visibilityProperty: true }) &&
      (candidate.getAttribute('aria-label') ?? candidate.textContent)
        .replaceAll(/\s+/g, ' ')
        .includes(text),
  );
  element?.focus();
  return element !== undefined && document.activeElement === element;
}

/** Focuses a field by the beginning of its label and selects its text. */
export function selectField(scope: string, label: string): boolean {
  const match = [...document.querySelectorAll(scope)]
    .flatMap((part) => [...part.querySelectorAll('label')])
    .find((one) => one.checkVisibility() && one.textContent.trim().startsWith(label));
  const field = match?.control;
  if (!(field instanceof HTMLInputElement)) return false;
  field.focus();
  field.select();
  return document.activeElement === field;
}
