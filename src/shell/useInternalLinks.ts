import Router from 'next/router';
import { useEffect } from 'react';
import { isPlainClick } from '@/lib/isPlainClick';
import { canPrefetch } from '@/lib/visitorSettings';
import { match } from '@/routing/match';
import { getInternalLink } from './getInternalLink';

/** Milliseconds that the pointer rests on a link before its page is prefetched. */
const hoverMs = 80;

/**
 * Paths contain their language, so Next must not add a prefix. Next changes the options object, so each call
 * needs a new one.
 */
const withoutLocalePrefix = () => ({ locale: false }) as const;

/**
 * Handles links to the site's own pages without a reload (specification §2), and prefetches a page when the
 * pointer rests on its link; touch has no hover. One listener handles all links, also in editors' texts, so
 * that pages need no component per link.
 */
export function useInternalLinks(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;

    const follow = (event: MouseEvent) => {
      const link = isPlainClick(event) ? getInternalLink(event.target) : null;
      if (!link) return;
      event.preventDefault();
      void Router.push(link.path, undefined, {
        ...withoutLocalePrefix(),
        ...(link.shallow && { shallow: true, scroll: false }),
      });
    };
    const prefetchOnHover = ({ target, pointerType }: PointerEvent) => {
      clearTimeout(timer);
      const link = pointerType !== 'touch' && canPrefetch() ? getInternalLink(target) : null;
      if (!link || link.shallow) return;
      // Next's prefetch resolves addresses of another language as if they were in this language.
      if (match(link.path)?.locale !== Router.locale) return;
      timer = setTimeout(() => {
        // A failure is reported later, when the visitor opens the page.
        Router.prefetch(link.path, undefined, withoutLocalePrefix()).catch(() => undefined);
      }, hoverMs);
    };

    document.addEventListener('click', follow);
    document.addEventListener('pointerover', prefetchOnHover);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', follow);
      document.removeEventListener('pointerover', prefetchOnHover);
    };
  }, []);
}
