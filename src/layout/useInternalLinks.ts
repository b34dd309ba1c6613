import { useRouter } from 'next/compat/router';
import { useEffect } from 'react';
import { mayLoadAhead } from '@/lib/mayLoadAhead';
import { internalLink, isPlain } from './internalLink';

/** Milliseconds that a mouse rests on a link before its page is fetched ahead. */
const restMs = 80;

/**
 * Follows links of the site without a reload (specification §2), in the editors' own texts as in
 * the Link component. A link that a mouse rests on is fetched ahead, unless the visitor's
 * connection is slow or counted; a finger gives no such sign before it means it.
 */
export function useInternalLinks(): void {
  const router = useRouter();
  useEffect(() => {
    if (!router) return;
    let resting: ReturnType<typeof setTimeout> | undefined;

    const follow = (event: MouseEvent) => {
      const link = isPlain(event) ? internalLink(event.target) : null;
      if (!link) return;
      event.preventDefault();
      const keep = link.anchor.hasAttribute('data-keep-place');
      void router.push(link.path, undefined, { locale: false, shallow: keep, scroll: !keep });
    };
    const prepare = ({ target, pointerType }: PointerEvent) => {
      clearTimeout(resting);
      const link = pointerType === 'mouse' && mayLoadAhead() ? internalLink(target) : null;
      if (!link || link.anchor.hasAttribute('data-keep-place')) return;
      resting = setTimeout(() => {
        // What fails here fails again, and is told, when the link is followed.
        router.prefetch(link.path, undefined, { locale: false }).catch(() => undefined);
      }, restMs);
    };

    document.addEventListener('click', follow);
    document.addEventListener('pointerover', prepare);
    return () => {
      clearTimeout(resting);
      document.removeEventListener('click', follow);
      document.removeEventListener('pointerover', prepare);
    };
  }, [router]);
}
