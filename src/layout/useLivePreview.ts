import Router from 'next/router';
import { useEffect } from 'react';
import { isRecord } from '@/lib/isRecord';

/**
 * Reloads the page's data each time the editors' form has saved the draft. It runs in the frame beside the
 * form. The scroll position stays.
 */
export function useLivePreview(cmsHost: string): void {
  useEffect(() => {
    if (window.parent === window) return;
    const reload = createReload();
    const listen = ({ origin, data }: MessageEvent<unknown>) => {
      if (origin === cmsHost && isSaved(data)) void reload();
    };
    window.addEventListener('message', listen);
    window.parent.postMessage({ type: 'payload-live-preview', ready: true }, cmsHost);
    return () => window.removeEventListener('message', listen);
  }, [cmsHost]);
}

/**
 * Creates a function that reloads the page's data. A call during a reload starts another one after it, because Next
 * would answer it with the request that is in flight, which does not have the newest draft.
 */
function createReload(): () => Promise<void> {
  let isReloading = false;
  let isOutdated = false;
  return async () => {
    isOutdated = true;
    if (isReloading) return;
    isReloading = true;
    try {
      while (isOutdated) {
        isOutdated = false;
        await Router.replace(Router.asPath, undefined, { scroll: false });
      }
    } finally {
      isReloading = false;
    }
  };
}

/** Whether a message is Payload's event after a save. */
const isSaved = (data: unknown) => isRecord(data) && data.type === 'payload-document-event';
