import { useEffect, useEffectEvent } from 'react';
import { Button } from '@/components/Button/Button';
import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import { StatusAlert } from '@/components/StatusAlert/StatusAlert';
import { useI18n } from '@/i18n/I18n';
import { href } from '@/routing/href';
import { FormSuccess } from '@/features/account/FormSuccess';
import { AuthFrame } from '@/features/account/AuthFrame';
import { useMailedCode, type CodeProps } from '@/features/account/useMailedCode';
import * as S from './AlertForm.styles';
import { mailLinkHref, mailLinkRoutes } from './mailLinkHref';
import { SearchSummary } from './SearchSummary';
import type { SectionWithFilters } from '@/features/listing/model';

/** The state of the saved search to which the link of a mail belongs. */
export type MailLinkState =
  | 'pending'
  | 'done'
  | 'gone'
  | 'full'
  | 'failed'
  /** The address has no code: it may be in the tab. */
  | 'missing';

export interface MailLinkViewProps extends CodeProps {
  purpose: 'confirm' | 'end';
  state: MailLinkState;
  search: { section: SectionWithFilters; filters: string[]; listHref: string } | null;
}

/** Confirms or ends a saved search by a form that works without scripts. */
export function MailLinkView({ purpose, state, search, code, id }: MailLinkViewProps) {
  const { t, locale } = useI18n();
  const { mailed, finish } = useMailedCode(mailLinkRoutes[purpose], { code, id });
  const isOver = state === 'done' || state === 'gone';
  const forget = useEffectEvent(finish);
  useEffect(() => {
    if (isOver) forget();
  }, [isOver]);
  const isMissing = state === 'missing' && !mailed;
  const isOpen = state === 'pending' || state === 'failed' || (state === 'missing' && !isMissing);
  return (
    <AuthFrame
      title={t(`alerts.${purpose}.title`)}
      lead={isOpen ? t(`alerts.${purpose}.lead`) : undefined}
    >
      {search && <SearchSummary section={search.section} filters={search.filters} />}
      {state === 'done' && (
        <FormSuccess icon="check" title={t(`alerts.${purpose}.done`)}>
          <p>{t(`alerts.${purpose}.doneText`)}</p>
        </FormSuccess>
      )}
      {state === 'gone' && <StatusAlert tone="neutral" text={t(`alerts.${purpose}.gone`)} />}
      {isMissing && <StatusAlert tone="neutral" text={t('alerts.codeMissing')} />}
      {state === 'full' && <StatusAlert tone="warning" text={t('alerts.confirm.full')} />}
      {state === 'failed' && <StatusAlert tone="danger" text={t(`alerts.${purpose}.failed`)} />}
      {isOpen && (
        <S.Form method="post" action={mailLinkHref(purpose, mailed ?? { code, id }, locale)}>
          <Button type="submit" block>
            {t(`alerts.${purpose}.submit`)}
          </Button>
        </S.Form>
      )}
      <ButtonLink look="quiet" href={search?.listHref ?? href('accommodations', locale)}>
        {t('alerts.back')}
      </ButtonLink>
    </AuthFrame>
  );
}
