import { Link } from '@/components/Link/Link';
import type { MenuItem } from './model';

/** An item of an editor's menu; without an address it is only a text. */
export function MenuLink({ item: { href, title, newWindow } }: { item: MenuItem }) {
  if (href === null) return <span>{title}</span>;
  return (
    <Link href={href} newWindow={newWindow}>
      {title}
    </Link>
  );
}
