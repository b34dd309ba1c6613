import * as S from '@/components/DetailLayout/DetailLayout';
import { Link } from '@/components/Link/Link';
import { Tag } from '@/components/Tag/Tag';
import { useI18n } from '@/i18n/I18n';
import type { Accommodation } from './detail';

/** The categories, with links to their listings, and the mark for the student card. */
export function Labels({ accommodation }: { accommodation: Accommodation }) {
  const { t } = useI18n();
  const { categories, studentCardReserved } = accommodation;
  if (categories.length === 0 && !studentCardReserved) return null;
  return (
    <S.Labels aria-label={t('common.detail.categories')}>
      {categories.map(({ title, href }) => (
        <li key={href}>
          <Link href={href}>
            <Tag>{title}</Tag>
          </Link>
        </li>
      ))}
      {studentCardReserved && (
        <li data-hue="universities">
          <Tag icon="card">{t('accommodations.studentCard')}</Tag>
        </li>
      )}
    </S.Labels>
  );
}
