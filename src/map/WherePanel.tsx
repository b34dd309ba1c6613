import { useRef, type ReactNode } from 'react';
import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import type { IconName } from '@/components/Icon/icons';
import { Panel } from '@/components/Panel/Panel';
import { useI18n } from '@/i18n/I18n';
import { browserOnly } from '@/lib/browserOnly';
import { useNear } from '@/lib/useNear';
import type { Hue } from '@/theme/hue';
import { hasMap } from './hasMap';
import { LoadingMap } from './LoadingMap';
import { MapPlaceholder } from './MapPlaceholder';
import * as S from './WherePanel.styles';
import type { Position } from '@/geo/position';

const MapOnDemand = browserOnly(
  async () => (await import('./MapOnDemand')).MapOnDemand,
  (failed) => <LoadingMap failed={failed} />,
);

const NearbyPoints = browserOnly(async () => (await import('./points/NearbyPoints')).NearbyPoints);

interface WherePanelProps {
  title: string;
  address: string;
  position: Position;
  hue: Hue;
  icon: IconName;
  /** Whether it lists the nearest points of interest, unless the page already does. */
  listsPoints?: boolean;
  /** Further content about the entry’s address. */
  children?: ReactNode;
}

/**
 * Where an entry is. The address and a link to directions are always in the HTML. When the panel is near the
 * screen, the nearest points of interest and the map, if the town has one, load.
 */
export function WherePanel(props: WherePanelProps) {
  const { title, address, position, hue, icon, listsPoints = true, children } = props;
  const { t } = useI18n();
  const heading = useRef<HTMLHeadingElement>(null);
  const near = useNear(heading);
  const { lat, lng } = position;
  return (
    <Panel data-ground="surface">
      <h2 ref={heading}>{t('map.where.title')}</h2>
      {hasMap && (
        <S.MapFrame data-print="hide">
          {near ? (
            <MapOnDemand title={title} position={position} hue={hue} icon={icon} />
          ) : (
            <MapPlaceholder />
          )}
        </S.MapFrame>
      )}
      {address && <S.Address>{address}</S.Address>}
      <ButtonLink look="text" href={directionsTo({ lat, lng })} data-print="hide">
        {t('map.where.directions')}
      </ButtonLink>
      {near && listsPoints && <NearbyPoints title={title} position={position} />}
      {children}
    </Panel>
  );
}

/** Returns the address of an OpenStreetMap page with directions to a position. */
function directionsTo({ lat, lng }: Position): string {
  return `https://www.openstreetmap.org/directions?to=${lat}%2C${lng}#map=17/${lat}/${lng}`;
}
