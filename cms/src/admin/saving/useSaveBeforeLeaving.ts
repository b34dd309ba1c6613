import { useRouteTransition } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent } from 'react';
import type { Saver } from './Saver';

/** Milliseconds that a link waits for a save. */
const patienceMs = 4000;

const giveUp = () => new Promise<false>((resolve) => setTimeout(() => resolve(false), patienceMs));

/** The link of a click that leaves the page in this tab, or null. */
function leavingLink(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isOther = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;
  if (!link?.href || isOther || link.target === '_blank' || link.download) return null;
  const { origin, pathname, search } = new URL(link.href);
  const isHere = pathname === location.pathname && search === location.search;
  return isHere || origin !== location.origin ? null : link;
}

/**
 * Saves before a link leaves the form, and then goes there. If that is not possible, or the program does not answer, the
 * link is followed again, and Payload shows its question.
 */
export function useSaveBeforeLeaving(saver: Saver, savesItself: boolean): void {
  const router = useRouter();
  const { startRouteTransition } = useRouteTransition();
  const goTo = useEffectEvent((address: string) =>
    startRouteTransition(() => router.push(address)),
  );
  useEffect(() => {
    if (!savesItself) return undefined;
    let isSecond = false;
    const onClick = (event: MouseEvent) => {
      const link = leavingLink(event);
      // After a refused publication Payload would show its question, although the draft is saved.
      const isSaved = !saver.isSaving && !saver.isDirty && saver.state.kind !== 'unpublished';
      if (!link || isSecond || isSaved) return;
      event.preventDefault();
      event.stopPropagation();
      void Promise.race([saver.save(), giveUp()]).then((isDone) => {
        if (isDone) goTo(link.href);
        isSecond = true;
        if (!isDone) link.click();
        isSecond = false;
      });
    };
    // Payload listens to the document, which comes after the window.
    window.addEventListener('click', onClick, true);
    return () => window.removeEventListener('click', onClick, true);
  }, [saver, savesItself]);
}
