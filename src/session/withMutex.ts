/** The queue of this tab, for browsers without Web Locks (plain http). */
let lastTask: Promise<unknown> = Promise.resolve();

/**
 * Runs tasks one after another, across all tabs of this browser. A task ends in time, also on a line that hangs, because
 * its requests do (fetchInTime); so the tasks of other tabs never wait for ever.
 * @param name of the lock; tasks with the same name never run at the same time
 */
export function withMutex<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  if ('locks' in navigator) return navigator.locks.request(name, work) as Promise<Value>;
  const task = lastTask.then(work);
  lastTask = task.catch(() => undefined);
  return task;
}
