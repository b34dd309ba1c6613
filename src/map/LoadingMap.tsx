import { useI18n } from '@/i18n/I18n';
import { MapPlaceholder } from './MapPlaceholder';

interface LoadingMapProps {
  failed: boolean;
  /** Whether a text says that the map loads; otherwise there is only the placeholder. */
  showsLoading?: boolean;
}

/** Shown while the code of a map loads, and if it cannot be loaded. */
export function LoadingMap({ failed, showsLoading }: LoadingMapProps) {
  const { t } = useI18n();
  return (
    <MapPlaceholder>
      <p role="status">{failed ? t('map.failed.text') : showsLoading && t('map.loading')}</p>
    </MapPlaceholder>
  );
}
