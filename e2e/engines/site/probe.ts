/** Set by the probe in each page. */
declare global {
  // `main` and all its elements before the page's own code ran.
  var serverElements: Element[] | undefined;
}

/**
 * Runs in each page before its own code. Not every driver reports page errors or runs scripts before a
 * page, so the probe sends errors to the address and remembers the server-rendered elements.
 */
export function probe(address: string): void {
  const complain = (words: string) => {
    const request = new XMLHttpRequest();
    // Synchronous, because the page may be left or the tab closed at once.
    request.open('POST', address, false);
    try {
      request.send(`${location.pathname}: ${words}`);
    } catch {
      // A test without network has shut the proxy.
    }
  };
  addEventListener('error', ({ message }) => {
    if (message) complain(message);
  });
  addEventListener('unhandledrejection', ({ reason }) => complain(String(reason)));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    complain(`${effectiveDirective} refuses ${blockedURI}`),
  );
  // Preserve the drawing buffer so that a test can read the map after it was drawn; WebKit's screenshots
  // may show it black.
  // oxlint-disable-next-line typescript/unbound-method -- Reflect.apply passes the canvas as `this`.
  HTMLCanvasElement.prototype.getContext = new Proxy(HTMLCanvasElement.prototype.getContext, {
    apply: (getContext, canvas, [kind, options]: [string, object?]) =>
      Reflect.apply(getContext, canvas, [kind, { ...options, preserveDrawingBuffer: true }]),
  });
  const remember = () => {
    globalThis.serverElements = [...document.querySelectorAll('main, main *')];
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', remember);
  else remember();
}
