import Router from 'next/router';
import { useEffect, useState } from 'react';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { localeInfo } from '@/routing/locales';
import { match } from '@/routing/match';
import { focusNewPage } from './focusNewPage';

/**
 * Announces the title of each new page once, and moves the focus to the page. Next's own announcer is hidden
 * in pageStyles, because it also reads the title at each change of a filter, over the number of results.
 */
export function RouteAnnouncer() {
  const [title, setTitle] = useState('');

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = currentAddress();
    let isBack = false;
    const start = (to: string) => {
      // Back and forward change the address before this event, a link changes it after it.
      isBack = to === currentAddress() && to !== from;
    };
    const complete = (to: string, { shallow }: { shallow: boolean }) => {
      // A navigation to the same address loads new data, not another page.
      if (!shallow && to !== from) {
        // Next updates only the language of the document.
        const page = match(to);
        if (page) document.documentElement.dir = localeInfo[page.locale].direction;
        focusNewPage({ to, from, isBack });
        // The text is cleared first, so that an equal title is announced again. Next sets the title just
        // after this event.
        setTitle('');
        clearTimeout(timer);
        timer = setTimeout(() => setTitle(document.title), 100);
      }
      from = to;
    };
    Router.events.on('routeChangeStart', start);
    Router.events.on('routeChangeComplete', complete);
    return () => {
      clearTimeout(timer);
      Router.events.off('routeChangeStart', start);
      Router.events.off('routeChangeComplete', complete);
    };
  }, []);

  return (
    <VisuallyHidden as="p" role="status">
      {title}
    </VisuallyHidden>
  );
}

function currentAddress(): string {
  return location.href.slice(location.origin.length);
}
