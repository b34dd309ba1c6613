import { useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/Button/Button';
import { useI18n } from '@/i18n/I18n';
import { browserOnly } from '@/lib/browserOnly';
import { canPrefetch } from '@/lib/visitorSettings';
import { LoadingMap } from './LoadingMap';
import type { MapEntry } from './mapEntry';
import { MapPlaceholder } from './MapPlaceholder';

const TownMap = browserOnly(
  async () => (await import('./TownMap')).TownMap,
  (failed) => <LoadingMap failed={failed} />,
);

const Frame = styled.div`
  height: 100%;
`;

/**
 * The map of a detail page, with its entry and the points of interest within walking distance. For visitors who
 * save data it loads at the press of a button. It works only in the browser.
 */
export function SmallMap({ title, position, pin, hue }: Omit<MapEntry, 'id' | 'href'>) {
  const { t } = useI18n();
  const [isRequested, setRequested] = useState(canPrefetch);
  const frame = useRef<HTMLDivElement>(null);
  const entries = useMemo<MapEntry[]>(
    () => [{ id: title, title, href: null, position, pin, hue }],
    [title, position, pin, hue],
  );
  const around = useMemo(() => ({ title, position }), [title, position]);
  const show = () => {
    // The pressed button is removed, so the focus moves to the frame of the map.
    frame.current?.focus();
    setRequested(true);
  };
  return (
    <Frame ref={frame} tabIndex={-1}>
      {isRequested ? (
        <TownMap entries={entries} around={around} label={t('map.labelOf', { title })} />
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
