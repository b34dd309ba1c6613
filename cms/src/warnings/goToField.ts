import type { ClientField } from 'payload';

const has = (fields: readonly ClientField[], name: string): boolean =>
  fields.some((field) => {
    if ('name' in field && field.name === name) return true;
    return field.type === 'row' || field.type === 'collapsible' ? has(field.fields, name) : false;
  });

/** Number of the tab that holds the field at a path of the form, or -1. */
export function tabOf(fields: readonly ClientField[], path: string): number {
  const [name = ''] = path.split('.');
  const tabs = fields.find(({ type }) => type === 'tabs');
  return tabs?.type === 'tabs' ? tabs.tabs.findIndex((tab) => has(tab.fields, name)) : -1;
}

/** The element of a field, or of the block around it while the block is collapsed. */
function elementOf(path: string): HTMLElement | null {
  const parts = path.split('.');
  const field = document.getElementById(`field-${parts.join('__')}`);
  if (field) return field;
  const rows = parts.flatMap((part, n) =>
    /^\d+$/.test(part) ? [`${parts.slice(0, n).join('-')}-row-${part}`] : [],
  );
  const row = rows.map((id) => document.getElementById(id)).findLast((one) => one !== null);
  return row ?? document.getElementById(`field-${parts[0] ?? ''}`);
}

function show(element: HTMLElement): void {
  const isMotionReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block: 'center', behavior: isMotionReduced ? 'auto' : 'smooth' });
  const input = element.matches('input, textarea')
    ? element
    : element.querySelector<HTMLElement>('input, textarea, button, [contenteditable]');
  input?.focus({ preventScroll: true });
}

/**
 * Opens the tab of a field and focuses the field.
 *
 * @param path Its path in the form, for example `contentManager.0.image`.
 */
export function goToField(fields: readonly ClientField[], path: string): void {
  const tab = tabOf(fields, path);
  document.querySelectorAll<HTMLElement>('.tabs-field__tab-button')[tab]?.click();
  const until = performance.now() + 2000;
  const tryToShow = () => {
    const element = elementOf(path);
    if (element) show(element);
    else if (performance.now() < until) requestAnimationFrame(tryToShow);
  };
  // The previous tab is still rendered until the next frame.
  requestAnimationFrame(tryToShow);
}
