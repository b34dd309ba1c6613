import type { Unsaved } from './localCopy';

/** Where the cursor is: the id of a field, and the selection in it. */
interface Cursor {
  id: string;
  start: number | null;
  end: number | null;
}

let typed: { unsaved: Unsaved; cursor: Cursor | null } | null = null;

const isTextField = (element: unknown): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/**
 * Passes on what is typed while Payload goes from the form of a new entry to that of the entry which was just created,
 * and where: Payload opens that one with the stored values.
 */
export function handOver(unsaved: Unsaved): void {
  const { activeElement: field } = document;
  const cursor = isTextField(field)
    ? { id: field.id, start: field.selectionStart, end: field.selectionEnd }
    : null;
  typed = { unsaved, cursor };
}

/** Puts the cursor back, and returns what was typed. */
export function takeHandover(): Unsaved | null {
  const taken = typed;
  typed = null;
  if (!taken?.cursor) return taken?.unsaved ?? null;
  const { id, start, end } = taken.cursor;
  const field = document.getElementById(id);
  if (isTextField(field)) {
    field.focus();
    field.setSelectionRange(start, end);
  }
  return taken.unsaved;
}
