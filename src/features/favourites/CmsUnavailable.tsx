import { Button } from '@/components/Button/Button';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { useI18n } from '@/i18n/I18n';

/** Shown when the session is valid but the favourites could not be loaded. */
export function CmsUnavailable({ onRetry }: { onRetry: () => void }) {
  const { t } = useI18n();
  return (
    <EmptyState
      title={t('account.favourites.failed.title')}
      text={t('account.favourites.failed.text')}
      action={<Button onClick={onRetry}>{t('account.favourites.failed.action')}</Button>}
    />
  );
}
