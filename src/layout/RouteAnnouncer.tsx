import Router from 'next/router';
import { useEffect, useState } from 'react';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { arrive } from './arrive';

/**
 * Says the title of each page that one moves to, once, and takes the keyboard there. Next's own
 * announcer is silenced in pageStyles: it would also read the title at each change of a filter,
 * over the count of results.
 */
export function RouteAnnouncer() {
  const [title, setTitle] = useState('');

  useEffect(() => {
    let soon: ReturnType<typeof setTimeout> | undefined;
    let from = shown();
    let back = false;
    const start = (to: string) => {
      // The browser's back and forward change the address first, a link changes it last.
      back = to === shown() && to !== from;
    };
    const complete = (to: string, { shallow }: { shallow: boolean }) => {
      // The same address again brings new data, not another page.
      if (!shallow && to !== from) {
        arrive({ to, from, back });
        // The same title twice in a row is said twice; Next writes it just after this event.
        setTitle('');
        clearTimeout(soon);
        soon = setTimeout(() => setTitle(document.title), 100);
      }
      from = to;
    };
    Router.events.on('routeChangeStart', start);
    Router.events.on('routeChangeComplete', complete);
    return () => {
      clearTimeout(soon);
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

/** The address in the address bar, without the origin. */
function shown(): string {
  return location.href.slice(location.origin.length);
}
