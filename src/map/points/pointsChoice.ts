/** The storage key under which a device remembers that the points of interest are switched off. */
const key = 'mapPoints';
const off = 'off';

/** Where storage is blocked the choice lasts as long as the page. */
let choice: string | null = null;
const listeners = new Set<() => void>();

/** Whether maps show points of interest on this device; they do until a visitor switches them off. */
export function arePointsShown(): boolean {
  try {
    return localStorage.getItem(key) !== off;
  } catch {
    return choice !== off;
  }
}

/** Switches the points of interest on or off, and remembers it on this device. */
export function showPoints(shown: boolean): void {
  choice = shown ? null : off;
  try {
    if (shown) localStorage.removeItem(key);
    else localStorage.setItem(key, off);
  } catch {
    // It is remembered above.
  }
  for (const changed of listeners) changed();
}

/** Calls back at choices on this page and in other tabs; returns how to stop. */
export function onPointsChoice(changed: () => void): () => void {
  listeners.add(changed);
  addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    removeEventListener('storage', changed);
  };
}
