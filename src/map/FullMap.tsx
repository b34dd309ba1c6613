import { memo, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Button } from '@/components/Button/Button';
import { Icon } from '@/components/Icon/Icon';
import { useI18n } from '@/i18n/I18n';
import { browserOnly } from '@/lib/browserOnly';
import * as S from './FullMap.styles';
import { LoadingMap } from './LoadingMap';
import type { MapEntry } from './mapEntry';
import { scrollWithin } from './scrollWithin';
import type { Bounds } from '@/geo/position';

const TownMap = browserOnly(
  async () => (await import('./TownMap')).TownMap,
  (failed) => <LoadingMap failed={failed} showsLoading />,
);

export interface MapListEntry {
  id: string;
  title: string;
  /** Null for an entry without a position, which is in the list only. */
  mapEntry: MapEntry | null;
  card: ReactNode;
}

interface FullMapProps {
  label: string;
  entries: MapListEntry[];
  /** Shown above the list: the number of entries, the filters, the link back to the grid. */
  head?: ReactNode;
  foot?: ReactNode;
  /** Shown instead of an empty list. */
  empty?: ReactNode;
  /** Whether another list is loading. */
  busy?: boolean;
  bounds?: Bounds | null;
  onSearchArea?: (bounds: Bounds) => void;
}

/**
 * A map as high as the screen, with its list in a drawer beside it, or below it on phones. An entry that is
 * hovered, focused or chosen in one is highlighted in the other. Without scripts only the list shows.
 */
export function FullMap(props: FullMapProps) {
  const { label, entries, head, foot, empty, busy, bounds, onSearchArea } = props;
  const { t } = useI18n();
  const [selectedId, select] = useState<string | null>(null);
  const [highlightedId, highlight] = useState<string | null>(null);
  const [expanded, setExpanded] = useState(false);
  const drawer = useRef<HTMLElement>(null);
  const mapEntries = useMemo(() => entries.flatMap(({ mapEntry }) => mapEntry ?? []), [entries]);
  const stable = useStableEntries(mapEntries);
  const unplaced = entries.length - mapEntries.length;

  useEffect(() => {
    // The links above and below the list have the attribute too.
    const item = drawer.current?.querySelector('li[aria-current]');
    if (drawer.current && item) scrollWithin(drawer.current, item);
  }, [selectedId]);

  const show = useCallback((id: string) => {
    setExpanded(false);
    select(id);
  }, []);

  return (
    <S.Root $expanded={expanded}>
      <S.Map>
        <TownMap
          entries={stable}
          label={label}
          selectedId={selectedId}
          highlightedId={highlightedId}
          onSelect={select}
          onHighlight={highlight}
          bounds={bounds}
          onSearchArea={onSearchArea}
        />
      </S.Map>
      <S.Grip>
        <Button look="quiet" aria-expanded={expanded} onClick={() => setExpanded(!expanded)}>
          {expanded ? t('map.full.smaller') : t('map.full.larger')}
        </Button>
      </S.Grip>
      <S.Drawer ref={drawer} aria-label={t('map.full.list')}>
        {head}
        {unplaced > 0 && <S.Note>{t('map.full.unplaced', { count: unplaced })}</S.Note>}
        {entries.length === 0 && empty}
        <S.List aria-busy={busy}>
          {entries.map((entry) => (
            <Entry
              key={entry.id}
              entry={entry}
              selected={entry.id === selectedId}
              highlighted={entry.id === highlightedId || entry.id === selectedId}
              onHighlight={highlight}
              onShow={show}
            />
          ))}
        </S.List>
        {foot}
      </S.Drawer>
    </S.Root>
  );
}

interface EntryProps {
  entry: MapListEntry;
  selected: boolean;
  /** Hovered, focused or chosen, here or on the map. */
  highlighted: boolean;
  onHighlight: (id: string | null) => void;
  onShow: (id: string) => void;
}

/** Memoized, because a pointer passes over many entries and only the affected ones must render. */
const Entry = memo(function Entry({
  entry,
  selected,
  highlighted,
  onHighlight,
  onShow,
}: EntryProps) {
  const { t } = useI18n();
  const { id, title, mapEntry, card } = entry;
  return (
    <S.Entry
      aria-current={selected || undefined}
      $highlighted={highlighted}
      onPointerEnter={() => onHighlight(id)}
      onPointerLeave={() => onHighlight(null)}
      onFocus={() => onHighlight(id)}
      onBlur={() => onHighlight(null)}
    >
      {card}
      {mapEntry && (
        <S.Show
          type="button"
          aria-label={t('map.full.onMapOf', { title })}
          onClick={() => onShow(id)}
        >
          <Icon name="pin" />
          {t('map.full.onMap')}
        </S.Show>
      )}
    </S.Entry>
  );
});

/** Returns the same array as long as its content is equal, because the map moves when its entries change. */
function useStableEntries(entries: MapEntry[]): MapEntry[] {
  const [stable, setStable] = useState(entries);
  if (stable === entries || JSON.stringify(stable) === JSON.stringify(entries)) return stable;
  setStable(entries);
  return entries;
}
