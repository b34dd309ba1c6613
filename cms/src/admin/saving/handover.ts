import type { Unsaved } from './localCopy';

/** Where the cursor is: the id of a field, and the selection in it. */
interface Cursor {
  id: string;
  start: number | null;
  end: number | null;
}

/** What was typed in the form that was closed, where, what was typed since, and the number of the open tab. */
let handed: {
  unsaved: Unsaved;
  cursor: Cursor | null;
  tab: number;
  keys: string;
  isTaken: boolean;
} | null = null;

/** Payload stores which tab of an entry is open, but not that of an entry which does not exist yet. */
const tabs = () => [...document.querySelectorAll<HTMLElement>('.tabs-field__tab-button')];
const openTab = (): number =>
  tabs().findIndex(({ classList }) => classList.contains('tabs-field__tab-button--active'));

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
  handed = { unsaved, cursor, tab: openTab(), keys: '', isTaken: false };
  window.addEventListener('keydown', collect);
}

/** Milliseconds that the field with the cursor may take until it shows what was typed. */
const patience = 2000;

function restoreCursor({ id, start, end }: Cursor, keys: string): boolean {
  const field = document.getElementById(id);
  if (!isTextField(field) || field.disabled || field.value.length < (end ?? 0)) return false;
  field.focus();
  field.setSelectionRange(start, end);
  if (!keys) return true;
  field.setRangeText(keys, start ?? 0, end ?? 0, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  return true;
}

/**
 * Gives what was typed to the new form, and then puts the cursor back. What is typed until then comes after it. False if
 * nothing was handed over.
 */
export function takeHandover(show: (unsaved: Unsaved) => Promise<unknown>): boolean {
  const taken = handed;
  if (!taken || taken.isTaken) return false;
  taken.isTaken = true;
  const until = Date.now() + patience;
  const restore = () => {
    if (taken.cursor && !restoreCursor(taken.cursor, taken.keys) && Date.now() < until) {
      setTimeout(restore);
      return;
    }
    handed = null;
    window.removeEventListener('keydown', collect);
  };
  void show(taken.unsaved).then(() => {
    if (taken.tab !== openTab()) tabs()[taken.tab]?.click();
    restore();
  });
  return true;
}
