import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type OfferTexts, offerFieldNames, valuesOfChoices } from '@studium/shared/offer';
import { storageKeys } from '@/config/storageKeys';
import { isRecord } from '@/lib/isRecord';
import { parseJson } from '@/lib/parseJson';
import { readStorage, writeStorage } from '@/lib/storage';
import { textsOfForm } from './offerForm';

/** What was typed, and the number of its step; null if nothing is stored. */
function readKept(): { step: number; texts: Record<string, unknown> } | null {
  const kept = parseJson(readStorage('sessionStorage', storageKeys.offer) ?? '');
  if (!isRecord(kept) || typeof kept.step !== 'number' || !isRecord(kept.texts)) return null;
  return { step: kept.step, texts: kept.texts };
}

/** Forgets the offer that was written in this tab. */
export const forgetOffer = () => writeStorage('sessionStorage', storageKeys.offer, null);

/** Stores what a form contains now, and its step. */
export function keepOffer(form: HTMLFormElement, step: number): void {
  const texts: OfferTexts = textsOfForm(new FormData(form));
  writeStorage('sessionStorage', storageKeys.offer, JSON.stringify({ step, texts }));
}

function writeInto(form: HTMLFormElement, texts: Record<string, unknown>): void {
  for (const name of offerFieldNames) {
    const text = typeof texts[name] === 'string' ? texts[name] : '';
    for (const field of form.elements) {
      if (field instanceof HTMLInputElement && field.name === name) {
        if (field.type === 'checkbox') field.checked = valuesOfChoices(text).includes(field.value);
        else field.value = text;
      }
      if (field instanceof HTMLTextAreaElement && field.name === name) field.value = text;
      if (field instanceof HTMLSelectElement && field.name === name) field.value = text;
    }
  }
}

/**
 * Writes into a form what was typed in this tab before a reload, or before the line was lost.
 *
 * @param isRefused whether the server has returned what was typed
 */
export function useKeptOffer(
  form: RefObject<HTMLFormElement | null>,
  isRefused: boolean,
  onStep: (step: number) => void,
): void {
  const restore = useEffectEvent(() => {
    const stored = isRefused ? null : readKept();
    if (!stored || !form.current) return;
    writeInto(form.current, stored.texts);
    onStep(stored.step);
  });
  useEffect(() => restore(), []);
}
