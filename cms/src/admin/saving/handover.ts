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

/** Milliseconds that the fields of the new form may take until they can be written. */
const patience = 2000;

function restore(cursor: Cursor, until = Date.now() + patience): void {
  const field = document.getElementById(cursor.id);
  if (isTextField(field) && !field.disabled) {
    field.focus();
    field.setSelectionRange(cursor.start, cursor.end);
  } else if (Date.now() < until) setTimeout(() => restore(cursor, until));
}

/**
 * Gives what was typed to `show`, and puts the cursor back where it was. False if nothing was handed over.
 */
export function takeHandover(show: (unsaved: Unsaved) => void): boolean {
  const taken = typed;
  typed = null;
  if (!taken) return false;
  // Payload replaces the values of the form after this effect.
  setTimeout(() => {
    show(taken.unsaved);
    if (taken.cursor) restore(taken.cursor);
  });
  return true;
}
