import { Prose, type ProseSize } from './RichText.styles';

export interface RichTextProps {
  /** Sanitised on the server. */
  html: string;
  size?: ProseSize;
  className?: string;
}

/** A rich text of an editor. Its links are handled like all others (see useInternalLinks). */
export function RichText({ html, size = 'medium', className }: RichTextProps) {
  return (
    <Prose
      $size={size}
      className={className}
      // The mapper sanitised the HTML with an allow-list of elements and attributes. There is no other way to
      // render an editor's paragraphs, lists and links.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
