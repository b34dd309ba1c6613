// What `Tab` runs in the page. Each function stands alone, because the page gets its text and no more.

/**
 * Where a visitor would press: the middle of the first visible element that the selector and the text fit.
 *
 * @param text part of the element's name, as its label or its content tells it
 * @returns undefined while there is none, while it moves, and while something else lies over it
 */
export async function placeOf(
  selector: string,
  text: string,
): Promise<[x: number, y: number] | undefined> {
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent).replaceAll(/\s+/g, ' ').trim();
  const found = [...document.querySelectorAll(selector)].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) && nameOf(element).includes(text),
  );
  if (!found) return undefined;
  const frame = () => new Promise(requestAnimationFrame);
  const before = found.getBoundingClientRect();
  if (before.top < 0 || before.bottom > innerHeight)
    found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = found.getBoundingClientRect();
  await frame();
  await frame();
  const after = found.getBoundingClientRect();
  if (after.left !== left || after.top !== top) return undefined;
  const place: [number, number] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const hit = document.elementFromPoint(...place);
  return hit && (found.contains(hit) || hit.closest('label')?.contains(found)) ? place : undefined;
}

/** Whether an element that the selector and the text fit is visible. */
export function isSeen(selector: string, text: string): boolean {
  return [...document.querySelectorAll(selector)].some(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      (element.getAttribute('aria-label') ?? element.textContent)
        .replaceAll(/\s+/g, ' ')
        .includes(text),
  );
}

/** Focuses the first visible element that the selector and the text fit; whether it has the focus. */
export function takeFocus(selector: string, text: string): boolean {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      (element.getAttribute('aria-label') ?? element.textContent)
        .replaceAll(/\s+/g, ' ')
        .includes(text),
  );
  found?.focus();
  return found !== undefined && document.activeElement === found;
}

/** Focuses a field by the beginning of its label, and selects what is in it. */
export function selectField(scope: string, label: string): boolean {
  const found = [...document.querySelectorAll(scope)]
    .flatMap((part) => [...part.querySelectorAll('label')])
    .find((element) => element.checkVisibility() && element.textContent.trim().startsWith(label));
  const field = found?.control;
  if (!(field instanceof HTMLInputElement)) return false;
  field.focus();
  field.select();
  return document.activeElement === field;
}
