/** Milliseconds without a scroll event after which a row without `scrollend` is at rest. */
const restMs = 150;

/**
 * Calls back whenever an element has come to rest after it was scrolled. Safari has `scrollend` from
 * 26.2 on; where it is missing, a pause in the scroll events counts as rest.
 * @returns Ends it.
 */
export function onScrollEnd(element: EventTarget, callback: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  if ('onscrollend' in element) {
    element.addEventListener('scrollend', callback, { signal });
    return () => listening.abort();
  }
  let rest: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(rest);
    rest = setTimeout(callback, restMs);
  };
  element.addEventListener('scroll', wait, { passive: true, signal });
  return () => {
    clearTimeout(rest);
    listening.abort();
  };
}
