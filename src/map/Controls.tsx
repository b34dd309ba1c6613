import { memo, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/Button/Button';
import { useI18n } from '@/i18n/I18n';
import { roundBounds } from '@/geo/bounds';
import * as S from './Controls.styles';
import { listenTo, showBounds, viewOf, type DrawnMap } from './DrawnMap';
import type { Bounds } from '@/geo/position';

interface ControlsProps {
  map: DrawnMap;
  /** The rectangle that the map showed first. */
  opened: Bounds | null;
  /** The rectangle of the list's entries. */
  shown: Bounds | null;
  onSearchArea?: (bounds: Bounds) => void;
}

/** The zoom buttons, and a button that searches the visible area after the visitor moved the map. */
export const Controls = memo(function Controls(props: ControlsProps) {
  const { map, opened, shown, onSearchArea } = props;
  const { t } = useI18n();
  const [isPanned, setPanned] = useState(false);
  const cause = useRef<'visitor' | 'list' | 'resize'>('visitor');
  const last = useRef(opened);
  const searched = useRef<Bounds | null>(null);

  useEffect(() => {
    const stop = [
      // A resize also ends with a `moveend`, which must not count as the visitor's movement.
      listenTo(map, 'resize', () => (cause.current = 'resize')),
      listenTo(map, 'moveend', () => {
        if (cause.current !== 'resize') setPanned(cause.current === 'visitor');
        cause.current = 'visitor';
      }),
    ];
    return () => stop.forEach((end) => end());
  }, [map]);

  // The list has new entries, so the map shows their area.
  useEffect(() => {
    if (!shown || last.current === shown) return;
    last.current = shown;
    // The visitor searched the visible area, so the map does not move.
    if (String(shown) === String(searched.current)) return;
    cause.current = 'list';
    showBounds(map, shown);
  }, [map, shown]);

  return (
    <>
      {onSearchArea && isPanned && (
        <S.Area>
          <Button
            onClick={() => {
              setPanned(false);
              searched.current = roundBounds(viewOf(map).bounds);
              onSearchArea(searched.current);
            }}
          >
            {t('map.searchArea')}
          </Button>
        </S.Area>
      )}
      <S.Zoom>
        {(['in', 'out'] as const).map((direction) => (
          <button
            key={direction}
            type="button"
            aria-label={direction === 'in' ? t('map.zoomIn') : t('map.zoomOut')}
            onClick={() => (direction === 'in' ? map.zoomIn() : map.zoomOut())}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={direction === 'in' ? 'M5 12h14M12 5v14' : 'M5 12h14'} />
            </svg>
          </button>
        ))}
      </S.Zoom>
    </>
  );
});
