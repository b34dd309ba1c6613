import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/content/shared/Breadcrumbs';
import { Icon } from '@/components/Icon/Icon';
import { useI18n } from '@/i18n/I18n';
import * as S from './AuthFrame.styles';

interface AuthFrameProps {
  title: string;
  lead: string | undefined;
  /** Whether it lists the benefits of an account below the lead. */
  benefits?: boolean;
  children: ReactNode;
}

/** The frame of a page with one form, for visitors who are not logged in. */
export function AuthFrame({ title, lead, benefits, children }: AuthFrameProps) {
  const { t } = useI18n();
  return (
    <S.Page>
      <Breadcrumbs />
      <S.Columns>
        <S.Words>
          <h1>{title}</h1>
          {lead !== undefined && <S.Lead>{lead}</S.Lead>}
          {benefits && (
            <S.Benefits aria-label={t('account.login.benefits.label')}>
              <li>
                <Icon name="heart" />
                {t('account.login.benefits.saved')}
              </li>
              <li>
                <Icon name="device" />
                {t('account.login.benefits.everywhere')}
              </li>
              <li>
                <Icon name="download" />
                {t('account.login.benefits.yours')}
              </li>
            </S.Benefits>
          )}
        </S.Words>
        <S.Card data-ground="surface">{children}</S.Card>
      </S.Columns>
    </S.Page>
  );
}
