import { useEffect, useRef, type RefObject } from 'react';

/**
 * Arrow keys walk through what carries `data-walk`, in the order of the document; in a list, Home
 * and End lead to its ends. Everything stays in reach of the Tab key as well.
 */
export function useArrowWalk(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = place.current;
    if (!root) return;
    const walk = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.isComposing) {
        return;
      }
      const stops = [...root.querySelectorAll<HTMLElement>('[data-walk]')];
      const here = stops.findIndex((stop) => stop === document.activeElement);
      const target = here === -1 ? undefined : stops[nextStop(event.key, here, stops)];
      if (!target || target === stops[here]) return;
      event.preventDefault();
      target.focus();
    };
    root.addEventListener('keydown', walk);
    return () => root.removeEventListener('keydown', walk);
  }, []);
  return place;
}

function nextStop(key: string, here: number, stops: HTMLElement[]): number {
  // In a field these keys move the cursor.
  const inField = stops[here] instanceof HTMLInputElement;
  const first = stops.findIndex((stop) => !(stop instanceof HTMLInputElement));
  switch (key) {
    case 'ArrowDown':
      return Math.min(here + 1, stops.length - 1);
    case 'ArrowUp':
      return Math.max(here - 1, 0);
    case 'Home':
      return inField ? here : first;
    case 'End':
      return inField ? here : stops.length - 1;
    default:
      return here;
  }
}
