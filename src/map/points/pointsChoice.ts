/** The localStorage key of the choice to hide the points of interest. */
const key = 'mapPoints';
const off = 'off';

/** When storage is blocked, the choice applies until the page unloads. */
let choice: string | null = null;
const listeners = new Set<() => void>();

/** Whether maps show points of interest on this device; by default they do. */
export function arePointsShown(): boolean {
  try {
    return localStorage.getItem(key) !== off;
  } catch {
    return choice !== off;
  }
}

/** Switches the points of interest on or off, and stores the choice on this device. */
export function setPointsShown(shown: boolean): void {
  choice = shown ? null : off;
  try {
    if (shown) localStorage.removeItem(key);
    else localStorage.setItem(key, off);
  } catch {
    // Storage is blocked; `choice` above holds the value.
  }
  for (const changed of listeners) changed();
}

/** Subscribes to changes of the choice on this page and in other tabs. Returns the unsubscribe function. */
export function subscribeToPointsChoice(changed: () => void): () => void {
  listeners.add(changed);
  addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    removeEventListener('storage', changed);
  };
}
