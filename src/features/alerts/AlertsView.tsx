import { useState } from 'react';
import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import { useI18n } from '@/i18n/I18n';
import { FormSuccess } from '@/features/account/FormSuccess';
import { AuthFrame } from '@/features/account/AuthFrame';
import { AlertForm, type AlertFormProps } from './AlertForm';
import { SearchSummary } from './SearchSummary';

interface AlertsViewProps extends Omit<AlertFormProps, 'onSent'> {
  filters: string[];
  /** The address of the listing with its filters. */
  listHref: string;
  /** Whether the form was sent without scripts. */
  sent: boolean;
}

/** The page that saves a search in browsers without scripts. */
export function AlertsView({ filters, listHref, sent: wasSent, ...form }: AlertsViewProps) {
  const { t } = useI18n();
  const [sent, setSent] = useState(wasSent);
  return (
    <AuthFrame title={t('alerts.title')} lead={t('alerts.lead')}>
      <SearchSummary section={form.section} filters={filters} />
      {sent ? (
        <FormSuccess icon="mail" title={t('alerts.sent.title')}>
          <p>{t('alerts.sent.text')}</p>
        </FormSuccess>
      ) : (
        <AlertForm {...form} onSent={() => setSent(true)} />
      )}
      <ButtonLink look="text" href={listHref}>
        {t('alerts.back')}
      </ButtonLink>
    </AuthFrame>
  );
}
