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
    const listen = ({ origin, data }: MessageEvent<unknown>) => {
      if (origin !== cmsHost || !isSaved(data)) return;
      void Router.replace(Router.asPath, undefined, { scroll: false });
    };
    window.addEventListener('message', listen);
    window.parent.postMessage({ type: 'payload-live-preview', ready: true }, cmsHost);
    return () => window.removeEventListener('message', listen);
  }, [cmsHost]);
}

/** Whether a message is Payload's event after a save. */
const isSaved = (data: unknown) => isRecord(data) && data.type === 'payload-document-event';
