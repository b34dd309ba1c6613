import type { ReactNode } from 'react';
import * as S from '@/components/DetailLayout/DetailLayout';
import { Link } from '@/components/Link/Link';
import { Tag } from '@/components/Tag/Tag';
import { useI18n } from '@/i18n/I18n';
import type { Label } from './detail';

interface LabelsProps {
  labels: Label[];
  /** A list item after the labels. */
  children?: ReactNode;
}

/** The categories of an entry, with links to their listings. */
export function Labels({ labels, children }: LabelsProps) {
  const { t } = useI18n();
  if (labels.length === 0 && !children) return null;
  return (
    <S.Labels aria-label={t('common.detail.categories')}>
      {labels.map(({ title, href }) => (
        <li key={title}>
          {href ? (
            <Link href={href}>
              <Tag>{title}</Tag>
            </Link>
          ) : (
            <Tag>{title}</Tag>
          )}
        </li>
      ))}
      {children}
    </S.Labels>
  );
}
