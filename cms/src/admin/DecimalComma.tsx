'use client';
import { type ReactNode, useEffect } from 'react';

/**
 * Takes a comma for a decimal point in the numbers of filters. A browser whose own language writes a point drops the
 * comma without a word, so that 340,50 would become 34050.
 */
export function DecimalComma({ children }: { children: ReactNode }) {
  useEffect(() => {
    let dropped: { input: HTMLInputElement; before: string } | null = null;
    // A browser that takes the comma sends this event for it.
    const onInput = () => (dropped = null);
    const onBeforeInput = (event: InputEvent) => {
      const { target: input, data } = event;
      if (!(input instanceof HTMLInputElement) || input.type !== 'number' || !data) return;
      if (data === ',') {
        dropped = { input, before: input.value };
        return;
      }
      if (dropped?.input !== input || !/^\d$/.test(data)) return;
      event.preventDefault();
      // React has a setter of its own on the element, and would not notice the change.
      Reflect.set(HTMLInputElement.prototype, 'value', `${dropped.before}.${data}`, input);
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
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
