const minuteMs = 60_000;

const listeners = new Set<() => void>();
/** One for all listeners of the page. */
let timer: ReturnType<typeof setInterval> | undefined;

/** Calls a listener every minute, for `useSyncExternalStore`. @returns a function that ends this */
export function subscribeToMinutes(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => listeners.forEach((one) => one()), minuteMs);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}
