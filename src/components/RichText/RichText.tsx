import { Prose, type ProseSize } from './RichText.styles';

export interface RichTextProps {
  /** Sanitised on the server. */
  html: string;
  size?: ProseSize;
  className?: string;
}

/** Text as an editor wrote it. Links in it are followed like all others (see useInternalLinks). */
export function RichText({ html, size = 'medium', className }: RichTextProps) {
  return (
    <Prose
      $size={size}
      className={className}
      // The mapper has cut the HTML down to an allow-list of elements and attributes; there is no
      // other way to show an editor's own paragraphs, lists and links.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
