import { Button } from '@/components/Button/Button';
import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import { StatusAlert } from '@/components/StatusAlert/StatusAlert';
import { useI18n } from '@/i18n/I18n';
import { href } from '@/routing/href';
import { Done } from '../account/Done';
import { EntryFrame } from '../account/EntryFrame';
import { useHiddenCode } from '../account/useHiddenCode';
import type { FilteredSection } from '../finding/FindingList';
import * as S from './AlertForm.styles';
import { SearchWords } from './SearchWords';

/** How it stands about what a mail leads to. */
export type MailedState = 'asked' | 'done' | 'gone' | 'full' | 'failed';

export interface MailedViewProps {
  /** What the mail's link is for. */
  purpose: 'confirm' | 'end';
  state: MailedState;
  search: { section: FilteredSection; filters: string[]; listHref: string } | null;
  /** Where the form is sent: the page itself, with the code of the mail. */
  action: string;
}

/** What the link of a mail is for: asked once, done by a form that needs no scripts. */
export function MailedView({ purpose, state, search, action }: MailedViewProps) {
  const { t, locale } = useI18n();
  useHiddenCode();
  const isOpen = state === 'asked' || state === 'failed';
  return (
    <EntryFrame
      title={t(`alerts.${purpose}.title`)}
      lead={isOpen ? t(`alerts.${purpose}.lead`) : undefined}
    >
      {search && <SearchWords section={search.section} filters={search.filters} />}
      {state === 'done' && (
        <Done icon="check" title={t(`alerts.${purpose}.done`)}>
          <p>{t(`alerts.${purpose}.doneText`)}</p>
        </Done>
      )}
      {state === 'gone' && <StatusAlert tone="neutral" text={t(`alerts.${purpose}.gone`)} />}
      {state === 'full' && <StatusAlert tone="warning" text={t('alerts.confirm.full')} />}
      {state === 'failed' && <StatusAlert tone="danger" text={t(`alerts.${purpose}.failed`)} />}
      {isOpen && (
        <S.Form method="post" action={action}>
          <Button type="submit" block>
            {t(`alerts.${purpose}.submit`)}
          </Button>
        </S.Form>
      )}
      <ButtonLink look="text" href={search?.listHref ?? href('accommodations', locale)}>
        {t('alerts.back')}
      </ButtonLink>
    </EntryFrame>
  );
}
