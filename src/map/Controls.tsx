import { memo, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/Button/Button';
import { useI18n } from '@/i18n/I18n';
import { rounded } from './bounds';
import * as S from './Controls.styles';
import { listenTo, showOn, viewOf, type DrawnMap } from './DrawnMap';
import type { Bounds } from './place';

interface ControlsProps {
  map: DrawnMap;
  /** What the map showed when it came. */
  opened: Bounds | null;
  /** What the list holds. */
  shown: Bounds | null;
  onSearchArea?: (bounds: Bounds) => void;
}

/** Buttons that move the map without dragging, and a search where it has been moved to. */
export const Controls = memo(function Controls(props: ControlsProps) {
  const { map, opened, shown, onSearchArea } = props;
  const { t } = useI18n();
  const [moved, setMoved] = useState(false);
  const cause = useRef<'visitor' | 'list' | 'resize'>('visitor');
  const last = useRef(opened);
  const searched = useRef<Bounds | null>(null);

  useEffect(() => {
    const stop = [
      // It ends with a movement that leads nowhere.
      listenTo(map, 'resize', () => (cause.current = 'resize')),
      listenTo(map, 'moveend', () => {
        if (cause.current !== 'resize') setMoved(cause.current === 'visitor');
        cause.current = 'visitor';
      }),
    ];
    return () => stop.forEach((end) => end());
  }, [map]);

  // The list holds something else now: that is what the map shows.
  useEffect(() => {
    if (!shown || last.current === shown) return;
    last.current = shown;
    // What is searched is what one looks at: the map stays.
    if (String(shown) === String(searched.current)) return;
    cause.current = 'list';
    showOn(map, shown);
  }, [map, shown]);

  return (
    <>
      {onSearchArea && moved && (
        <S.Area>
          <Button
            onClick={() => {
              setMoved(false);
              searched.current = rounded(viewOf(map).bounds);
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
