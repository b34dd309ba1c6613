import { useI18n } from '@/i18n/I18n';
import { MapPlaceholder } from './MapPlaceholder';

/** Shown while the code of a map loads, and if it cannot be loaded. */
export function LoadingMap({ failed }: { failed: boolean }) {
  const { t } = useI18n();
  return <MapPlaceholder>{failed && <p role="status">{t('map.failed.text')}</p>}</MapPlaceholder>;
}
