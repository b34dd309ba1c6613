import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import type { IconName } from '@/components/Icon/icons';
import type { Position } from '@/geo/position';
import { useI18n } from '@/i18n/I18n';
import { browserOnly } from '@/lib/browserOnly';
import { canPrefetch } from '@/lib/visitorSettings';
import type { Hue } from '@/theme/hue';
import { LoadingMap } from './LoadingMap';
import { MapPlaceholder } from './MapPlaceholder';

const NearMap = browserOnly(
  async () => (await import('./NearMap')).NearMap,
  (failed) => <LoadingMap failed={failed} />,
);

interface MapOnDemandProps {
  title: string;
  position: Position;
  hue: Hue;
  /** The icon on the pin. */
  icon: IconName;
}

/** The map of an entry. For visitors who save data it loads at the press of a button. */
export function MapOnDemand(props: MapOnDemandProps) {
  const { t } = useI18n();
  const [isRequested, setRequested] = useState(canPrefetch);
  if (isRequested) return <NearMap {...props} />;
  return (
    <MapPlaceholder>
      <p>{t('map.where.saving')}</p>
      <Button look="secondary" onClick={() => setRequested(true)}>
        {t('map.where.show')}
      </Button>
    </MapPlaceholder>
  );
}
