import { Button } from '@/components/Button/Button';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { useI18n } from '@/i18n/I18n';

/** The account is there, what was saved could not be had. */
export function NotAnswering() {
  const { t } = useI18n();
  return (
    <EmptyState
      title={t('account.favourites.failed.title')}
      text={t('account.favourites.failed.text')}
      action={
        <Button onClick={() => location.reload()}>{t('account.favourites.failed.action')}</Button>
      }
    />
  );
}
