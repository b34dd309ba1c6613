import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/Breadcrumbs/Breadcrumbs';
import { useI18n } from '@/i18n/I18n';
import { href } from '@/routing/href';
import * as S from './EntryFrame.styles';

interface EntryFrameProps {
  title: string;
  lead: string | undefined;
  /** Below the lead, where there is room. */
  more?: ReactNode;
  children: ReactNode;
}

/** The page of one form before one is logged in. */
export function EntryFrame({ title, lead, more, children }: EntryFrameProps) {
  const { t, locale } = useI18n();
  return (
    <S.Page>
      <Breadcrumbs
        label={t('common.breadcrumbs.label')}
        items={[{ title: t('common.breadcrumbs.home'), href: href('home', locale) }]}
      />
      <S.Two>
        <S.Words>
          <h1>{title}</h1>
          {lead !== undefined && <S.Lead>{lead}</S.Lead>}
          {more}
        </S.Words>
        <S.Card data-ground="surface">{children}</S.Card>
      </S.Two>
    </S.Page>
  );
}
