import Router from 'next/router';
import { useEffect } from 'react';

/**
 * In the frame beside the editors' form: asks for the page anew each time the form has saved the
 * draft. The page stands where it stood.
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

/** What Payload tells after each save of a draft. */
function isSaved(data: unknown): boolean {
  return (
    typeof data === 'object' &&
    data !== null &&
    'type' in data &&
    data.type === 'payload-document-event'
  );
}
