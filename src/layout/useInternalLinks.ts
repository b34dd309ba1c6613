import { useRouter } from 'next/compat/router';
import { useEffect } from 'react';

/** The path behind a plain click on a link of the site, or null where the browser shall act. */
export function internalTarget(event: MouseEvent): string | null {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || event.button !== 0 || modified) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const href = link?.getAttribute('href');
  if (!href?.startsWith('/') || link?.target || link?.hasAttribute('download')) return null;
  return isFile(href) ? null : href;
}

/** Media, feeds and the like are files, not pages. */
function isFile(href: string): boolean {
  return href.startsWith('/media/') || /\.[a-z0-9]{2,5}(?:[?#]|$)/i.test(href);
}

/**
 * Follows links in the editors' own texts without a reload, as the Link component does for all
 * others; those have already prevented the browser's way when the click comes up here.
 */
export function useInternalLinks(): void {
  const router = useRouter();
  useEffect(() => {
    if (!router) return;
    const follow = (event: MouseEvent) => {
      const target = internalTarget(event);
      if (target === null) return;
      event.preventDefault();
      void router.push(target, undefined, { locale: false });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [router]);
}
