import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import { useI18n } from '@/i18n/I18n';
import { AuthFrame } from '@/features/account/AuthFrame';
import { Alert, type AlertProps } from './AlertForm';

interface AlertsViewProps extends AlertProps {
  /** The address of the listing with its filters. */
  listHref: string;
}

/** The page that saves a search in browsers without scripts. */
export function AlertsView({ listHref, ...alert }: AlertsViewProps) {
  const { t } = useI18n();
  return (
    <AuthFrame title={t('alerts.title')} lead={t('alerts.lead')}>
      <Alert {...alert} />
      <ButtonLink look="quiet" href={listHref}>
        {t('alerts.back')}
      </ButtonLink>
    </AuthFrame>
  );
}
