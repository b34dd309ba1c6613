import type { AnchorHTMLAttributes } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'rel'> {
  href: string;
  newWindow?: boolean;
  /** Told to screen readers after the text when the link opens a new window. */
  newWindowLabel?: string;
  /** Changes only the address's query: no new data, no jump to the top. */
  keepPlace?: boolean;
}

/**
 * Every link of the site is the browser's own. Those to pages of the site are followed without a
 * reload by one listener for the whole document (useInternalLinks in the layout), which serves the
 * links in editors' texts as well.
 */
export function Link(props: LinkProps) {
  const { href, newWindow = false, newWindowLabel, keepPlace = false, children, ...rest } = props;
  const rel = [newWindow && 'noopener', /^https?:/.test(href) && 'noopener external'];
  return (
    <a
      href={href}
      rel={rel.findLast(Boolean) || undefined}
      target={newWindow ? '_blank' : undefined}
      data-keep-place={keepPlace ? '' : undefined}
      {...rest}
    >
      {children}
      {newWindow && newWindowLabel && <VisuallyHidden> {newWindowLabel}</VisuallyHidden>}
    </a>
  );
}
