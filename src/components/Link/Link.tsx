import type { AnchorHTMLAttributes } from 'react';
import { useI18n } from '@/i18n/I18n';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'rel'> {
  href: string;
  newWindow?: boolean;
  /** Only the query of the address changes: the page loads no data and does not scroll to the top. */
  shallow?: boolean;
}

/**
 * A native link. One listener of the document handles the links to pages of the site without a reload
 * (src/shell/useInternalLinks.ts), also in editors' texts.
 */
export function Link(props: LinkProps) {
  const { href, newWindow = false, shallow = false, children, ...rest } = props;
  const rel = [newWindow && 'noopener', /^https?:/.test(href) && 'noopener external'];
  return (
    <a
      href={href}
      rel={rel.findLast(Boolean) || undefined}
      target={newWindow ? '_blank' : undefined}
      data-shallow={shallow ? '' : undefined}
      {...rest}
    >
      {children}
      {newWindow && <NewWindow />}
    </a>
  );
}

/** Says to screen readers that the link opens a new window. */
function NewWindow() {
  const { t } = useI18n();
  return <VisuallyHidden> {t('common.link.newWindow')}</VisuallyHidden>;
}
