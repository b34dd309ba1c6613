import { useState } from 'react';
import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import { useI18n } from '@/i18n/I18n';
import { Done } from '../account/Done';
import { EntryFrame } from '../account/EntryFrame';
import { AlertForm, type AlertFormProps } from './AlertForm';
import { SearchWords } from './SearchWords';

interface AlertsViewProps extends Omit<AlertFormProps, 'onSent'> {
  filters: string[];
  /** The list that is searched. */
  listHref: string;
  /** Whether it was sent without scripts. */
  sent: boolean;
}

/** A search is saved on a page of its own, for browsers that run no scripts. */
export function AlertsView({ filters, listHref, sent: wasSent, ...form }: AlertsViewProps) {
  const { t } = useI18n();
  const [sent, setSent] = useState(wasSent);
  return (
    <EntryFrame title={t('alerts.title')} lead={t('alerts.lead')}>
      <SearchWords section={form.section} filters={filters} />
      {sent ? (
        <Done icon="mail" title={t('alerts.sent.title')}>
          <p>{t('alerts.sent.text')}</p>
        </Done>
      ) : (
        <AlertForm {...form} onSent={() => setSent(true)} />
      )}
      <ButtonLink look="text" href={listHref}>
        {t('alerts.back')}
      </ButtonLink>
    </EntryFrame>
  );
}
