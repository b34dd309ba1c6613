/**
 * Milliseconds without a scroll event after which scrolling counts as ended, in browsers without `scrollend`.
 */
const idleMs = 150;

/**
 * Calls back each time an element stops scrolling. Safari supports `scrollend` from 26.2 on; in older
 * versions a pause in the scroll events counts as the end.
 * @returns the unsubscribe function
 */
export function onScrollEnd(element: EventTarget, callback: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  if ('onscrollend' in element) {
    element.addEventListener('scrollend', callback, { signal });
    return () => controller.abort();
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(callback, idleMs);
  };
  element.addEventListener('scroll', wait, { passive: true, signal });
  return () => {
    clearTimeout(timer);
    controller.abort();
  };
}
