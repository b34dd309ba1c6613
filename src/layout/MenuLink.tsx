import { Link } from '@/components/Link/Link';
import { useI18n } from '@/i18n/I18n';
import type { MenuItem } from './model';

/** An item of an editor's menu; without an address it is only a text. */
export function MenuLink({ item: { href, title, newWindow } }: { item: MenuItem }) {
  const { t } = useI18n();
  if (href === null) return <span>{title}</span>;
  return (
    <Link href={href} newWindow={newWindow} newWindowLabel={t('common.link.newWindow')}>
      {title}
    </Link>
  );
}
