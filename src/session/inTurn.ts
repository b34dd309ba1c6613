/** The queue of this tab, where the browser has none for all of them (http without encryption). */
let last: Promise<unknown> = Promise.resolve();

/**
 * Does one thing after the other, over all tabs of this browser.
 * @param name what is not to be done twice at once
 */
export function inTurn<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  if ('locks' in navigator) return navigator.locks.request(name, work) as Promise<Value>;
  const turn = last.then(work);
  last = turn.catch(() => undefined);
  return turn;
}
