import { useRef, useState } from 'react';
import styled from 'styled-components';
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

const Frame = styled.div`
  height: 100%;
`;

interface MapOnDemandProps {
  title: string;
  position: Position;
  hue: Hue;
  icon: IconName;
}

/** The map of an entry. For visitors who save data it loads at the press of a button. */
export function MapOnDemand(props: MapOnDemandProps) {
  const { t } = useI18n();
  const [isRequested, setRequested] = useState(canPrefetch);
  const frame = useRef<HTMLDivElement>(null);
  const show = () => {
    // The pressed button is removed, so the focus moves to the frame of the map.
    frame.current?.focus();
    setRequested(true);
  };
  return (
    <Frame ref={frame} tabIndex={-1}>
      {isRequested ? (
        <NearMap {...props} />
      ) : (
        <MapPlaceholder>
          <p>{t('map.where.saving')}</p>
          <Button look="secondary" onClick={show}>
            {t('map.where.show')}
          </Button>
        </MapPlaceholder>
      )}
    </Frame>
  );
}
