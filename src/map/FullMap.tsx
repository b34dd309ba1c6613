import dynamic from 'next/dynamic';
import { memo, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Button } from '@/components/Button/Button';
import { Icon } from '@/components/Icon/Icon';
import { useI18n } from '@/i18n/I18n';
import { useHydrated } from '@/lib/useHydrated';
import * as S from './FullMap.styles';
import type { Bounds, Place } from './place';
import { scrollWithin } from './scrollWithin';
import { Waiting } from './Waiting';

/** The map itself is fetched when it is to be drawn, and only in the browser. */
const TownMap = dynamic(() => import('./TownMap').then((module) => module.TownMap), {
  ssr: false,
  loading: ({ error }) => <Coming failed={Boolean(error)} />,
});

/** An entry of the list. */
export interface Listed {
  id: string;
  title: string;
  /** Null for what has no position: it is in the list only. */
  place: Place | null;
  /** Its card in the list. */
  card: ReactNode;
}

interface FullMapProps {
  label: string;
  entries: Listed[];
  /** Above the list: how many there are, filters, the way back to the grid. */
  head?: ReactNode;
  /** Below the list. */
  foot?: ReactNode;
  /** In place of an empty list. */
  empty?: ReactNode;
  /** Whether another list is on its way. */
  busy?: boolean;
  bounds?: Bounds | null;
  onSearchArea?: (bounds: Bounds) => void;
}

/**
 * The map as high as the screen, with its list in a drawer beside it, on phones below it. What is
 * pointed at, focused or chosen in one shows in the other. Without scripts it is the list alone.
 */
export function FullMap(props: FullMapProps) {
  const { label, entries, head, foot, empty, busy, bounds, onSearchArea } = props;
  const { t } = useI18n();
  const [selectedId, select] = useState<string | null>(null);
  const [highlightedId, highlight] = useState<string | null>(null);
  const [roomy, setRoomy] = useState(false);
  const scripted = useHydrated();
  const drawer = useRef<HTMLElement>(null);
  const places = useMemo(() => entries.flatMap(({ place }) => place ?? []), [entries]);
  const stable = useStable(places);
  const unplaced = entries.length - places.length;

  useEffect(() => {
    const item = drawer.current?.querySelector('[aria-current]');
    if (drawer.current && item) scrollWithin(drawer.current, item);
  }, [selectedId]);

  const show = useCallback((id: string) => {
    setRoomy(false);
    select(id);
  }, []);

  return (
    <S.Root $roomy={roomy}>
      <S.Map>
        {scripted ? (
          <TownMap
            places={stable}
            label={label}
            size="page"
            selectedId={selectedId}
            highlightedId={highlightedId}
            onSelect={select}
            onHighlight={highlight}
            bounds={bounds}
            onSearchArea={onSearchArea}
          />
        ) : (
          <Coming failed={false} />
        )}
      </S.Map>
      <S.Grip>
        <Button look="quiet" aria-expanded={roomy} onClick={() => setRoomy(!roomy)}>
          {roomy ? t('map.full.smaller') : t('map.full.larger')}
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
              lit={entry.id === highlightedId || entry.id === selectedId}
              onPoint={highlight}
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
  entry: Listed;
  selected: boolean;
  /** Pointed at or chosen, here or on the map. */
  lit: boolean;
  onPoint: (id: string | null) => void;
  onShow: (id: string) => void;
}

/** Rendered only when something about itself has changed: pointers pass over many of them. */
const Entry = memo(function Entry({ entry, selected, lit, onPoint, onShow }: EntryProps) {
  const { t } = useI18n();
  const { id, title, place, card } = entry;
  return (
    <S.Entry
      aria-current={selected || undefined}
      $lit={lit}
      onPointerEnter={() => onPoint(id)}
      onPointerLeave={() => onPoint(null)}
      onFocus={() => onPoint(id)}
      onBlur={() => onPoint(null)}
    >
      {card}
      {place && (
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

function Coming({ failed }: { failed: boolean }) {
  const { t } = useI18n();
  return (
    <Waiting>
      <p role="status">{failed ? t('map.failed.text') : t('map.loading')}</p>
    </Waiting>
  );
}

/** The same array as long as it says the same: the map moves only when its places change. */
function useStable(places: Place[]): Place[] {
  const [kept, keep] = useState(places);
  if (kept === places || JSON.stringify(kept) === JSON.stringify(places)) return kept;
  keep(places);
  return places;
}
