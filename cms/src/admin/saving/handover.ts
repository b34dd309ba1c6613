import type { Unsaved } from './localCopy';

/** Where the cursor is: the id of a field, and the selection in it. */
interface Cursor {
  id: string;
  start: number | null;
  end: number | null;
}

/** What was typed in the form that was closed, where, and what was typed since. */
let handed: { unsaved: Unsaved; cursor: Cursor | null; keys: string } | null = null;

const isTextField = (element: unknown): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

function collect({ key, ctrlKey, metaKey }: KeyboardEvent): void {
  if (handed && key.length === 1 && !ctrlKey && !metaKey) handed.keys += key;
}

/**
 * Passes on what is typed while Payload goes from the form of a new entry to that of the entry which was just created,
 * and where: Payload opens that one with the stored values.
 */
export function handOver(unsaved: Unsaved): void {
  const { activeElement: field } = document;
  const cursor = isTextField(field)
    ? { id: field.id, start: field.selectionStart, end: field.selectionEnd }
    : null;
  handed = { unsaved, cursor, keys: '' };
  window.addEventListener('keydown', collect);
}

/** Gives what was typed to the new form, and puts the cursor back. False if nothing was handed over. */
export function takeHandover(show: (unsaved: Unsaved) => void): boolean {
  if (!handed) return false;
  const { unsaved, cursor, keys } = handed;
  handed = null;
  window.removeEventListener('keydown', collect);
  show(unsaved);
  const field = cursor && document.getElementById(cursor.id);
  if (!isTextField(field)) return true;
  field.focus();
  // React writes the values into the fields before this.
  queueMicrotask(() => {
    field.setSelectionRange(cursor?.start ?? null, cursor?.end ?? null);
    if (!keys) return;
    field.setRangeText(keys, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
  return true;
}
