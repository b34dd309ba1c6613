interface InternalLink {
  /** The path with the language prefix, query and fragment. */
  path: string;
  /** Whether the link only changes the query of the current page. */
  shallow: boolean;
}

/**
 * Returns the link to a page of the site that contains the target, or null if the browser should handle it.
 */
export function getInternalLink(target: EventTarget | null): InternalLink | null {
  const link = target instanceof Element ? target.closest('a') : null;
  const href = link?.getAttribute('href');
  if (!link || !href || link.target || link.hasAttribute('download')) return null;
  // A link that opens an overlay (useOverlayLink) does not navigate.
  if (link.hasAttribute('role')) return null;
  const { origin, pathname, search, hash } = link;
  // The router would read a path with two slashes as the address of another host.
  if (origin !== location.origin || pathname.startsWith('//') || isFile(pathname)) return null;
  // The browser handles jumps within the page, because it also moves the keyboard focus.
  const here = pathname === location.pathname && search === location.search;
  if (href.includes('#') && here) return null;
  return { path: `${pathname}${search}${hash}`, shallow: link.hasAttribute('data-shallow') };
}

/** Whether a path is a file, for example media or a feed, and not a page. */
function isFile(pathname: string): boolean {
  return /^\/(?:media|api|_next)\/|\.[a-z0-9]{2,5}$/i.test(pathname);
}
