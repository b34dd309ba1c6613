/** The queue of this tab, for browsers without Web Locks (plain http). */
let lastTask: Promise<unknown> = Promise.resolve();

/**
 * Runs tasks one after another, across all tabs of this browser.
 * @param name of the lock; tasks with the same name never run at the same time
 */
export function withMutex<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  if ('locks' in navigator) return navigator.locks.request(name, work) as Promise<Value>;
  const task = lastTask.then(work);
  lastTask = task.catch(() => undefined);
  return task;
}
