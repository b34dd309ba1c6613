import { memo, useId, useMemo, useRef, type KeyboardEvent } from 'react';
import { Button } from '@/components/Button/Button';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { useI18n } from '@/i18n/I18n';
import { browserOnly } from '@/lib/browserOnly';
import { Attribution } from './Attribution';
import { boundsOnMap } from './boundsOnMap';
import { Controls } from './Controls';
import type { DrawingProps } from './DrawnMap';
import { MapPlaceholder } from './MapPlaceholder';
import { OwnMap } from './OwnMap';
import { Pins } from './Pins';
import type { MapEntry } from './mapEntry';
import { MapEntryCard } from './MapEntryCard';
import { PointCard } from './points/PointCard';
import { Points } from './points/Points';
import type { Around } from './points/pointsAround';
import { PointsToggle } from './points/PointsToggle';
import { usePointsLayer } from './points/usePointsLayer';
import * as S from './TownMap.styles';
import { useOpenCard } from './useOpenCard';
import { useTownMap } from './useTownMap';
import type { Bounds } from '@/geo/position';

export interface TownMapProps {
  /** The entries, in the order of the list beside the map. */
  entries: MapEntry[];
  /** The accessible name of the map's region. */
  label: string;
  /** The entry whose card is open. */
  selectedId?: string | null;
  /** The entry that is hovered or focused, here or in the list. */
  highlightedId?: string | null;
  /** Called when a pin is pressed, and with null when the card closes. */
  onSelect?: (id: string | null) => void;
  /** Called when a pin is hovered or focused, and with null when that ends. */
  onHighlight?: (id: string | null) => void;
  /** The rectangle to show; by default that of all entries. */
  bounds?: Bounds | null;
  /** Limits the points of interest to those within walking distance of this entry; by default all show. */
  around?: Around;
  /** When set, a button that searches the visible area appears after the visitor moved the map. */
  onSearchArea?: (bounds: Bounds) => void;
}

const noop = () => undefined;

/**
 * Shows entries on a map of the town, as large as the parent element. The map only adds to a list: when it
 * cannot be drawn, a message shows instead. Points of interest are a layer below the entries, which visitors can
 * switch off. It works only in the browser: import it with `browserOnly`.
 */
export function TownMap(props: TownMapProps) {
  const { entries, label, bounds, around, onSearchArea } = props;
  const { selectedId = null, highlightedId = null } = props;
  const { onSelect = noop, onHighlight = noop } = props;
  const { t } = useI18n();
  const end = useId();
  const root = useRef<HTMLElement>(null);
  const layer = usePointsLayer(entries, around);
  const shown = useMemo(
    () => bounds ?? boundsOnMap([...entries, ...layer.closest].map(({ position }) => position)),
    [bounds, entries, layer.closest],
  );
  const { mapState, start, handleDrawn, handleFail } = useTownMap(shown);
  const card = useOpenCard({ entries, points: layer.points, selectedId, onSelect });
  const { open, close } = card;
  const startHere = () => {
    // The pressed button is removed, so the focus moves to the map.
    root.current?.focus();
    start();
  };
  const onKeyDown = (event: KeyboardEvent) => card.isOpen && closeOnEscape(event, close);
  return (
    <S.Root ref={root} aria-label={label} tabIndex={-1} data-print="hide" onKeyDown={onKeyDown}>
      <S.Skip href={`#${end}`}>{t('map.skip')}</S.Skip>
      {mapState.status === 'ready' && (
        <Controls
          map={mapState.map}
          opened={mapState.opened}
          shown={shown}
          onSearchArea={onSearchArea}
        />
      )}
      <S.Sheet $drawn={mapState.status === 'ready'}>
        {'by' in mapState && (
          <Drawing
            by={mapState.by}
            bounds={mapState.opened}
            onDrawn={handleDrawn}
            onFail={handleFail}
          />
        )}
      </S.Sheet>
      {mapState.status === 'ready' ? (
        <>
          {mapState.by === 'own' && <Attribution />}
          {layer.exists && <PointsToggle shown={layer.shown} />}
          <Pins
            map={mapState.map}
            entries={entries}
            selectedId={selectedId}
            highlightedId={highlightedId}
            onSelect={card.select}
            onStack={card.openStack}
            onHighlight={onHighlight}
            onPress={close}
          />
          {layer.points.length > 0 && (
            <Points
              map={mapState.map}
              points={layer.points}
              entries={entries}
              open={open.points}
              onOpen={card.openPoints}
            />
          )}
          {open.entries.length > 0 && <MapEntryCard entries={open.entries} onClose={close} />}
          {open.points.length > 0 && <PointCard points={open.points} onClose={close} />}
        </>
      ) : (
        <NotDrawn status={mapState.status} onStart={startHere} />
      )}
      <VisuallyHidden id={end} tabIndex={-1}>
        {t('map.end')}
      </VisuallyHidden>
    </S.Root>
  );
}

/** Stops the event, because Escape would also close a dialog around the map. */
function closeOnEscape(event: KeyboardEvent, close: () => void): void {
  if (event.key !== 'Escape') return;
  event.preventDefault();
  event.stopPropagation();
  close();
}

interface NotDrawnProps {
  status: 'needs-consent' | 'loading' | 'failed';
  onStart: () => void;
}

const statusTexts = {
  'needs-consent': 'map.mapbox.notice',
  loading: 'map.loading',
  failed: 'map.failed.text',
} as const;

/** Shown instead of the map, with the button that starts it. */
function NotDrawn({ status, onStart }: NotDrawnProps) {
  const { t } = useI18n();
  return (
    <S.Placeholder>
      <MapPlaceholder>
        {/* One element, because screen readers announce a change of its text, but not a new element. */}
        <p role="status">{t(statusTexts[status])}</p>
        {status !== 'loading' && (
          <Button look="secondary" onClick={onStart}>
            {status === 'needs-consent' ? t('map.mapbox.load') : t('map.failed.again')}
          </Button>
        )}
      </MapPlaceholder>
    </S.Placeholder>
  );
}

/** The build of a town without a token has none of Mapbox's code. */
const MapboxMap = process.env.NEXT_PUBLIC_MAPBOX_TOKEN
  ? browserOnly(async () => (await import('./MapboxMap')).MapboxMap)
  : null;

/**
 * Each map component fetches its library when it first renders. Memoized, so that a hovered pin does not
 * render it again.
 */
const Drawing = memo(function Drawing({ by, ...props }: DrawingProps & { by: 'mapbox' | 'own' }) {
  return by === 'mapbox' && MapboxMap ? <MapboxMap {...props} /> : <OwnMap {...props} />;
});
