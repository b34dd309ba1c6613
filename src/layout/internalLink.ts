interface InternalLink {
  anchor: HTMLAnchorElement;
  /** With the language's prefix, query and hash. */
  path: string;
}

/** The link to a page of the site that a thing is in, or null where the browser shall act. */
export function internalLink(target: EventTarget | null): InternalLink | null {
  const anchor = target instanceof Element ? target.closest('a') : null;
  if (!anchor || anchor.target || anchor.hasAttribute('download')) return null;
  const href = anchor.getAttribute('href');
  if (!href || href.startsWith('#') || anchor.origin !== location.origin) return null;
  const { pathname, search, hash } = anchor;
  // A jump within the page moves the keyboard along when the browser makes it.
  const here = pathname === location.pathname && search === location.search;
  if (isFile(pathname) || (hash && here)) return null;
  return { anchor, path: `${pathname}${search}${hash}` };
}

/** Whether a click asks for nothing special and nobody has answered it yet. */
export function isPlain(event: MouseEvent): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return !event.defaultPrevented && event.button === 0 && !modified;
}

/** Media, feeds and the like are files, not pages. */
function isFile(pathname: string): boolean {
  return /^\/(?:media|api|_next)\/|\.[a-z0-9]{2,5}$/i.test(pathname);
}
