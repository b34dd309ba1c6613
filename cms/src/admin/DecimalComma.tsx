'use client';
import { type ReactNode, useEffect } from 'react';

/**
 * Takes a comma for a decimal point in numbers. A browser whose own language writes a point drops the comma without a
 * word, so that 340,50 would become 34050.
 */
export function DecimalComma({ children }: { children: ReactNode }) {
  useEffect(() => {
    let commaIn: EventTarget | null = null;
    const onInput = () => (commaIn = null);
    const onBeforeInput = ({ target, data }: InputEvent) => {
      if (!(target instanceof HTMLInputElement) || target.type !== 'number' || data !== ',') return;
      commaIn = target;
      // A browser that takes the comma has sent an input event by then.
      setTimeout(() => {
        if (commaIn !== target) return;
        commaIn = null;
        // Nothing else writes at the cursor of a number field, as a step that can be undone.
        document.execCommand('insertText', false, '.');
      });
    };
    document.addEventListener('input', onInput, true);
    document.addEventListener('beforeinput', onBeforeInput, true);
    return () => {
      document.removeEventListener('input', onInput, true);
      document.removeEventListener('beforeinput', onBeforeInput, true);
    };
  }, []);
  return children;
}
