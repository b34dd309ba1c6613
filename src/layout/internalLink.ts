interface InternalLink {
  /** With the language's prefix, query and hash. */
  path: string;
  /** Changes only the query of the page it is on. */
  inPlace: boolean;
}

/** The link to a page of the site that something stands in, or null where the browser shall act. */
export function internalLink(target: EventTarget | null): InternalLink | null {
  const link = target instanceof Element ? target.closest('a') : null;
  const href = link?.getAttribute('href');
  if (!link || !href || link.target || link.hasAttribute('download')) return null;
  // A link that opens an overlay (useOverlayLink): its page is not needed.
  if (link.hasAttribute('role')) return null;
  const { origin, pathname, search, hash } = link;
  if (origin !== location.origin || isFile(pathname)) return null;
  // A jump within the page takes the keyboard along if the browser makes it.
  const here = pathname === location.pathname && search === location.search;
  if (href.includes('#') && here) return null;
  return { path: `${pathname}${search}${hash}`, inPlace: link.hasAttribute('data-keep-place') };
}

/** Media, feeds and the like are files, not pages. */
function isFile(pathname: string): boolean {
  return /^\/(?:media|api|_next)\/|\.[a-z0-9]{2,5}$/i.test(pathname);
}
