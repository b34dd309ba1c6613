import { useI18n } from '@/i18n/I18n';
import { MapPlaceholder } from './MapPlaceholder';

/** The place of a map whose code loads, or could not be loaded. */
export function LoadingMap({ failed }: { failed: boolean }) {
  const { t } = useI18n();
  return <MapPlaceholder>{failed && <p role="status">{t('map.failed.text')}</p>}</MapPlaceholder>;
}
