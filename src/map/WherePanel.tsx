import { useRef, type ReactNode } from 'react';
import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import { Panel } from '@/components/Panel/Panel';
import { useI18n } from '@/i18n/I18n';
import { browserOnly } from '@/lib/browserOnly';
import { useNear } from '@/lib/useNear';
import { hasMap } from './hasMap';
import { MapPlaceholder } from './MapPlaceholder';
import { SmallMap } from './SmallMap';
import * as S from './WherePanel.styles';
import type { Position } from '@/geo/position';

const NearbyPoints = browserOnly(async () => (await import('./points/NearbyPoints')).NearbyPoints);

/** The pin of an entry. */
const pins = {
  accommodations: { kind: 'icon', name: 'house' },
  events: { kind: 'icon', name: 'calendar' },
  places: { kind: 'icon', name: 'pin' },
  services: { kind: 'icon', name: 'service' },
  universities: { kind: 'icon', name: 'university' },
} as const;

interface WherePanelProps {
  section: keyof typeof pins;
  entry: { title: string; address: string; position: Position | null };
  /** Further content about the entry’s address. */
  children?: ReactNode;
}

/**
 * Where an entry is; renders nothing without a position. The address and a link to directions are always in the
 * HTML. When the panel is near the screen, the nearest points of interest and the map, if the town has one, load.
 */
export function WherePanel({ section, entry, children }: WherePanelProps) {
  const { title, address, position } = entry;
  const { t } = useI18n();
  const heading = useRef<HTMLHeadingElement>(null);
  const near = useNear(heading);
  if (!position) return null;
  return (
    <Panel data-ground="surface">
      <h2 ref={heading}>{t('map.where.title')}</h2>
      {hasMap && (
        <S.MapFrame data-print="hide">
          {near ? (
            <SmallMap title={title} position={position} pin={pins[section]} hue={section} />
          ) : (
            <MapPlaceholder />
          )}
        </S.MapFrame>
      )}
      {address && <S.Address>{address}</S.Address>}
      <ButtonLink look="text" href={directionsTo(position)} data-print="hide">
        {t('map.where.directions')}
      </ButtonLink>
      {/* The page of a place has a row with the places nearby. */}
      {near && section !== 'places' && <NearbyPoints title={title} position={position} />}
      {children}
    </Panel>
  );
}

/** Returns the address of an OpenStreetMap page with directions to a position. */
function directionsTo({ lat, lng }: Position): string {
  return `https://www.openstreetmap.org/directions?to=${lat}%2C${lng}#map=17/${lat}/${lng}`;
}
