import type { MouseEvent } from 'react';
import { Prose, type ProseSize } from './RichText.styles';

export interface RichTextProps {
  /** Sanitised on the server. */
  html: string;
  size?: ProseSize;
  /** Takes over a plain click on a link to a page of the site. */
  onInternalLink?: (href: string) => void;
  className?: string;
}

/** The path behind a plain click on a link of the site, or null where the browser shall act. */
function internalTarget(event: MouseEvent): string | null {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || event.button !== 0 || modified) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const href = link?.getAttribute('href');
  return href?.startsWith('/') && !link?.target ? href : null;
}

/** Text as an editor wrote it. */
export function RichText({ html, size = 'medium', onInternalLink, className }: RichTextProps) {
  return (
    // The click comes from the links inside, which answer to the keyboard themselves.
    <Prose
      $size={size}
      className={className}
      onClick={
        onInternalLink &&
        ((event: MouseEvent) => {
          const target = internalTarget(event);
          if (target === null) return;
          event.preventDefault();
          onInternalLink(target);
        })
      }
      // The mapper has cut the HTML down to an allow-list of elements and attributes; there is no
      // other way to show an editor's own paragraphs, lists and links.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
