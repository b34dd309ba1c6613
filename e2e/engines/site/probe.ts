/** What the probe leaves in each page. */
declare global {
  // Everything that stood in `main`, and `main` itself, before the page's own code ran.
  var delivered: Element[] | undefined;
}

/**
 * Runs in each page before its own code. Not every driver hears a page's errors or runs a script ahead of
 * a page, so the page itself sends its errors to the address, and remembers what the server delivered.
 */
export function probe(address: string): void {
  const complain = (words: string) => {
    const request = new XMLHttpRequest();
    // Synchronous: the page may be left, or the tab closed, at once.
    request.open('POST', address, false);
    try {
      request.send(`${location.pathname}: ${words}`);
    } catch {
      // The site is shut, as a test without a network wants it.
    }
  };
  addEventListener('error', ({ message }) => {
    if (message) complain(message);
  });
  addEventListener('unhandledrejection', ({ reason }) => complain(String(reason)));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    complain(`${effectiveDirective} refuses ${blockedURI}`),
  );
  // A map's picture can be read after it was drawn: screenshots of WebKit may leave it black.
  // eslint-disable-next-line @typescript-eslint/unbound-method -- Reflect.apply passes the canvas as `this`.
  HTMLCanvasElement.prototype.getContext = new Proxy(HTMLCanvasElement.prototype.getContext, {
    apply: (getContext, canvas, [kind, options]: [string, object?]) =>
      Reflect.apply(getContext, canvas, [kind, { ...options, preserveDrawingBuffer: true }]),
  });
  const remember = () => {
    globalThis.delivered = [...document.querySelectorAll('main, main *')];
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', remember);
  else remember();
}
