import { useRouter } from 'next/compat/router';
import { useEffect } from 'react';
import { isPlainClick } from '@/lib/isPlainClick';
import { mayLoadAhead } from '@/lib/visitorSettings';
import { match } from '@/routing/match';
import { internalLink } from './internalLink';

/** Milliseconds that a pointer rests on a link before its page is fetched ahead. */
const restMs = 80;

/**
 * Paths contain their language, so Next must not add one. Next changes the object that it gets, so each
 * call needs one of its own.
 */
const asWritten = () => ({ locale: false }) as const;

/**
 * Follows links to the site's own pages without a reload (specification §2), and fetches a page
 * when a pointer rests on its link, a moment before the click; a finger gives no such sign. One
 * listener for all links, also those in the editors' texts: no page pays for a component per link.
 */
export function useInternalLinks(): void {
  const router = useRouter();
  useEffect(() => {
    if (!router) return;
    let resting: ReturnType<typeof setTimeout> | undefined;

    const follow = (event: MouseEvent) => {
      const link = isPlainClick(event) ? internalLink(event.target) : null;
      if (!link) return;
      event.preventDefault();
      void router.push(link.path, undefined, {
        ...asWritten(),
        ...(link.inPlace && { shallow: true, scroll: false }),
      });
    };
    const fetchAhead = ({ target, pointerType }: PointerEvent) => {
      clearTimeout(resting);
      const link = pointerType !== 'touch' && mayLoadAhead() ? internalLink(target) : null;
      if (!link || link.inPlace) return;
      // Next's prefetch resolves addresses of another language as if they were of this one.
      if (match(link.path)?.locale !== router.locale) return;
      resting = setTimeout(() => {
        // A page that cannot be fetched is told of when it is asked for.
        router.prefetch(link.path, undefined, asWritten()).catch(() => undefined);
      }, restMs);
    };

    document.addEventListener('click', follow);
    document.addEventListener('pointerover', fetchAhead);
    return () => {
      clearTimeout(resting);
      document.removeEventListener('click', follow);
      document.removeEventListener('pointerover', fetchAhead);
    };
  }, [router]);
}
