import { useEffect, useRef, type RefObject } from 'react';

/**
 * Arrow keys move the focus between elements with `data-arrow-stop`, in document order; outside the field,
 * Home and End move it to the first and last element. The Tab key still reaches all of them.
 */
export function useArrowKeys(): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = container.current;
    if (!root) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.isComposing) {
        return;
      }
      const stops = [...root.querySelectorAll<HTMLElement>('[data-arrow-stop]')];
      const index = stops.findIndex((stop) => stop === document.activeElement);
      const target = index === -1 ? undefined : stops[nextIndex(event.key, index, stops)];
      if (!target || target === stops[index]) return;
      event.preventDefault();
      target.focus();
    };
    root.addEventListener('keydown', onKeyDown);
    return () => root.removeEventListener('keydown', onKeyDown);
  }, []);
  return container;
}

function nextIndex(key: string, index: number, stops: HTMLElement[]): number {
  // In a field these keys move the cursor.
  const inField = stops[index] instanceof HTMLInputElement;
  const first = stops.findIndex((stop) => !(stop instanceof HTMLInputElement));
  switch (key) {
    case 'ArrowDown':
      return Math.min(index + 1, stops.length - 1);
    case 'ArrowUp':
      return Math.max(index - 1, 0);
    case 'Home':
      return inField ? index : first;
    case 'End':
      return inField ? index : stops.length - 1;
    default:
      return index;
  }
}
