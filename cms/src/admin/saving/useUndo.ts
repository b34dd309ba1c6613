import { toast, useAllFormFields, useForm } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLanguage } from '../useLanguage';
import { isSame } from '../../lib/isSame';

const texts = {
  it: { removed: 'Tolto dal modulo', moved: 'Spostato', undo: 'Annulla' },
  en: { removed: 'Removed from the form', moved: 'Moved', undo: 'Undo' },
};

/** Milliseconds in which changes of the same field are one step. */
const stepMs = 1500;

const toastMs = 10_000;

/** The most steps that are kept. */
const maxSteps = 100;

type Kind = 'removed' | 'moved' | 'other';

/** The names of fields that the program fills in; an older value would be refused. */
const kept = ['updatedAt', 'createdAt', '_status', 'updatedBy'];

const rowsOf = (field: FormState[string] | undefined): string[] | undefined =>
  field?.rows?.map(({ id }) => id);

/** Whether the field of a path is that of pictures and files. */
const isUpload = (path: string): boolean =>
  document.getElementById(`field-${path.replaceAll('.', '__')}`)?.closest('.upload') != null;

/** Whether the program changed a field, after a save or with what others have saved. */
const isOfProgram = (before: FormState[string], after: FormState[string]): boolean =>
  !isSame(before.initialValue, after.initialValue) && isSame(after.value, after.initialValue);

/** How a field differs from an earlier state: rows and files that are gone, or in another order. */
function kindOf(path: string, before: FormState, after: FormState): Kind | null {
  const [from, to] = [before[path], after[path]];
  if (!from || !to || isOfProgram(from, to)) return null;
  const [old, rows] = [rowsOf(from), rowsOf(to)];
  if (old) {
    if (old.some((id) => !rows?.includes(id))) return 'removed';
    if (rows && !isSame(old, rows)) return old.length === rows.length ? 'moved' : 'other';
    return null;
  }
  const [was, is] = [from.value, to.value];
  if (isSame(was, is)) return null;
  const count = (value: unknown) => (Array.isArray(value) ? value.length : value ? 1 : 0);
  return count(is) < count(was) && isUpload(path) ? 'removed' : 'other';
}

/** The kind of a change, and the field where it happened. */
function difference(before: FormState, after: FormState): { kind: Kind; path: string } | null {
  let found: { kind: Kind; path: string } | null = null;
  for (const path of Object.keys(before)) {
    if (kept.includes(path) || before[path] === after[path]) continue;
    const kind = kindOf(path, before, after);
    // A row that is gone says more than its fields.
    if (kind && (!found || (found.kind === 'other' && kind !== 'other'))) found = { kind, path };
  }
  return found;
}

/** Whether the focused element undoes its own changes. */
const undoesItself = (element: Element | null): boolean =>
  element?.matches('input, textarea, [contenteditable=true], [contenteditable=true] *') === true;

/** Lets the editor undo changes of the form, as long as it is open. */
export function useUndo(): { canUndo: boolean; undo: () => void } {
  const words = texts[useLanguage()];
  const [fields] = useAllFormFields();
  const { dispatchFields, setModified } = useForm();
  const steps = useRef<FormState[]>([]);
  const [canUndo, setCanUndo] = useState(false);
  const last = useRef({ fields, path: '', at: 0 });

  const undo = () => {
    const step = steps.current.pop();
    if (!step) return;
    setCanUndo(steps.current.length > 0);
    const state: FormState = {};
    for (const [path, field] of Object.entries(step)) {
      const now = fields[path];
      // Payload keeps the stored text of a block where a save has none.
      const value: unknown = field.value === undefined && now?.value != null ? null : field.value;
      state[path] = kept.includes(path) && now ? now : { ...field, value, initialValue: value };
    }
    last.current = { fields: state, path: '', at: 0 };
    dispatchFields({ type: 'REPLACE_STATE', state, optimize: false });
    setModified(true);
  };
  const onUndo = useEffectEvent(undo);

  const record = useEffectEvent(() => {
    const before = last.current;
    if (before.fields === fields) return;
    const change = difference(before.fields, fields);
    last.current = { ...before, fields };
    if (!change) return;
    const isNewStep =
      change.kind !== 'other' || change.path !== before.path || Date.now() - before.at > stepMs;
    last.current = { fields, path: change.path, at: Date.now() };
    if (!isNewStep) return;
    steps.current = [...steps.current, before.fields].slice(-maxSteps);
    setCanUndo(true);
    if (change.kind === 'other') return;
    toast(words[change.kind], {
      id: 'undo',
      duration: toastMs,
      action: { label: words.undo, onClick: () => onUndo() },
    });
  });
  useEffect(record, [fields]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key === 'z';
      if (!isUndo || undoesItself(document.activeElement)) return;
      event.preventDefault();
      onUndo();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  return { canUndo, undo };
}
