import NextLink from 'next/link';
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
 * Every link of the site. Paths stay inside the site without a reload; they already carry their
 * language (href()), so Next must not add one. Pages are not prefetched: a list would ask for all
 * its details at once.
 */
export function Link(props: LinkProps) {
  const { href, newWindow = false, newWindowLabel, keepPlace = false, children, ...rest } = props;
  if (href.startsWith('/') && !newWindow) {
    return (
      <NextLink
        href={href}
        locale={false}
        prefetch={false}
        shallow={keepPlace}
        scroll={!keepPlace}
        {...rest}
      >
        {children}
      </NextLink>
    );
  }
  const rel = [newWindow && 'noopener', /^https?:/.test(href) && 'noopener external'];
  return (
    <a
      href={href}
      rel={rel.findLast(Boolean) || undefined}
      target={newWindow ? '_blank' : undefined}
      {...rest}
    >
      {children}
      {newWindow && newWindowLabel && <VisuallyHidden> {newWindowLabel}</VisuallyHidden>}
    </a>
  );
}
