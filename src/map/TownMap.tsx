import { memo, useId, useMemo, type KeyboardEvent } from 'react';
import { Button } from '@/components/Button/Button';
import { Icon } from '@/components/Icon/Icon';
import { useI18n } from '@/i18n/I18n';
import { boundsOf } from './bounds';
import { Controls } from './Controls';
import type { DrawingProps } from './DrawnMap';
import { MapboxMap } from './MapboxMap';
import { OwnMap } from './OwnMap';
import { Pins } from './Pins';
import type { Bounds, Place } from './place';
import { PlaceCard } from './PlaceCard';
import { PointCard } from './points/PointCard';
import { Points } from './points/Points';
import type { Around } from './points/pointsAround';
import { PointsToggle } from './points/PointsToggle';
import { usePointsLayer } from './points/usePointsLayer';
import * as S from './TownMap.styles';
import { useOpenCard } from './useOpenCard';
import { useTown } from './useTown';

export interface TownMapProps {
  /** In the order of the list that stands beside the map. */
  places: Place[];
  /** Name of the map among the page's regions. */
  label: string;
  /** panel: in a column of a page; page: as high as what it stands in. */
  size: 'panel' | 'page';
  /** The place whose card is open. */
  selectedId?: string | null;
  /** The place that is pointed at, here or in the list. */
  highlightedId?: string | null;
  /** A pin was pressed; null: the card was closed. */
  onSelect?: (id: string | null) => void;
  /** A pin is pointed at or has the focus; null: no more. */
  onHighlight?: (id: string | null) => void;
  /** What to show; by default all places. */
  bounds?: Bounds | null;
  /** Of the points of interest, only those within walking distance of this; by default all. */
  around?: Around;
  /** Offered as a button once the map has been moved. */
  onSearchArea?: (bounds: Bounds) => void;
}

const nothing = () => undefined;

/**
 * Places on a map of the town. It adds to a list and takes nothing away from it: where it cannot be
 * drawn, a sentence says so. Points of interest are a layer below the places, which visitors can switch
 * off. Only in the browser: import it with `next/dynamic` and `ssr: false`.
 */
export function TownMap(props: TownMapProps) {
  const { places, label, size, bounds, around, onSearchArea } = props;
  const { selectedId = null, highlightedId = null } = props;
  const { onSelect = nothing, onHighlight = nothing } = props;
  const { t } = useI18n();
  const end = useId();
  const layer = usePointsLayer(around);
  const shown = useMemo(
    () => bounds ?? boundsOf([...places, ...layer.closest].map(({ position }) => position)),
    [bounds, places, layer.closest],
  );
  const { town, begin, drawn, fail } = useTown(shown);
  const card = useOpenCard({ places, points: layer.points, selectedId, onSelect });
  const { open, close } = card;
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !card.isOpen) return;
    // A dialog around the map stays open.
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  return (
    <S.Root aria-label={label} $size={size} data-print="hide" onKeyDown={escape}>
      <S.Skip href={`#${end}`}>{t('map.skip')}</S.Skip>
      {town.status === 'ready' && (
        <Controls map={town.map} opened={town.opened} shown={shown} onSearchArea={onSearchArea} />
      )}
      <S.Sheet $drawn={town.status === 'ready'}>
        {'by' in town && (
          <Drawing by={town.by} bounds={town.opened} onDrawn={drawn} onFail={fail} />
        )}
      </S.Sheet>
      {town.status === 'ready' ? (
        <>
          {layer.exists && <PointsToggle shown={layer.shown} />}
          <Pins
            map={town.map}
            places={places}
            selectedId={selectedId}
            highlightedId={highlightedId}
            onSelect={card.select}
            onStack={card.openStack}
            onHighlight={onHighlight}
            onPress={close}
          />
          {layer.points.length > 0 && (
            <Points
              map={town.map}
              points={layer.points}
              places={places}
              open={open.points}
              onOpen={card.openPoints}
            />
          )}
          {open.places.length > 0 && <PlaceCard places={open.places} onClose={close} />}
          {open.points.length > 0 && <PointCard points={open.points} onClose={close} />}
        </>
      ) : (
        <S.Instead>
          <Icon name="pin" />
          {town.status === 'loading' && <p>{t('map.loading')}</p>}
          {town.status === 'failed' && <p role="status">{t('map.failed.text')}</p>}
          {town.status === 'asking' && <p>{t('map.mapbox.notice')}</p>}
          {town.status !== 'loading' && (
            <Button look="secondary" onClick={begin}>
              {town.status === 'asking' ? t('map.mapbox.load') : t('map.failed.again')}
            </Button>
          )}
        </S.Instead>
      )}
      <S.End id={end} tabIndex={-1}>
        {t('map.end')}
      </S.End>
    </S.Root>
  );
}

/**
 * Either fetches the library that it draws with when it begins to. A pin that is pointed at does not
 * concern it.
 */
const Drawing = memo(function Drawing({ by, ...props }: DrawingProps & { by: 'mapbox' | 'own' }) {
  return by === 'mapbox' ? <MapboxMap {...props} /> : <OwnMap {...props} />;
});
