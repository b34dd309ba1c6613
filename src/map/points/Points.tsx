import { memo, useCallback } from 'react';
import { createPortal } from 'react-dom';
import { Picture } from '@/components/Picture/Picture';
import { useI18n } from '@/i18n/I18n';
import { boundsOf } from '../bounds';
import { pinRadius, type Mark } from '../clusters';
import { showOn, type DrawnMap } from '../DrawnMap';
import type { Place } from '../place';
import { useMarks } from '../useMarks';
import type { PointOfInterest } from './point';
import * as S from './Points.styles';
import { uncovered } from './uncovered';

/** Pixels within which two of them would cover each other. */
const radius = 34;

interface PointsProps {
  map: DrawnMap;
  points: PointOfInterest[];
  /** The entries of the list, whose pins must stay free. */
  places: Place[];
  /** Those whose card is open. */
  open: PointOfInterest[];
  /** One was pressed, or several at the same address. */
  onOpen: (points: PointOfInterest[]) => void;
}

/**
 * The points of interest as buttons over the map: smaller than the pins of the list, below them, and
 * in clusters of their own.
 */
export function Points({ map, points, places, open, onOpen }: PointsProps) {
  const { t } = useI18n();
  const { marks: pins } = useMarks(map, places, pinRadius);
  const choose = useCallback(
    (all: Mark<PointOfInterest>[]) => uncovered(map, all, pins),
    [map, pins],
  );
  const { list, marks } = useMarks(map, points, radius, choose);
  const press = useCallback(
    (mark: Mark<PointOfInterest>) => {
      const bounds = boundsOf(pointsOf(mark).map(({ position }) => position));
      if (mark.kind === 'place' || mark.stacked) onOpen(pointsOf(mark));
      else if (bounds) showOn(map, bounds);
    },
    [map, onOpen],
  );
  return createPortal(
    <S.List ref={list} aria-label={t('map.points.layer')}>
      {marks.map((mark) => (
        <Point
          key={mark.key}
          mark={mark}
          open={pointsOf(mark).some((point) => open.includes(point))}
          onPress={press}
        />
      ))}
    </S.List>,
    map.getCanvasContainer(),
  );
}

const pointsOf = (mark: Mark<PointOfInterest>) =>
  mark.kind === 'place' ? [mark.place] : mark.places;

interface PointProps {
  mark: Mark<PointOfInterest>;
  open: boolean;
  onPress: (mark: Mark<PointOfInterest>) => void;
}

const Point = memo(function Point({ mark, open, onPress }: PointProps) {
  const { t } = useI18n();
  const press = () => onPress(mark);
  if (mark.kind === 'cluster') {
    const { places, stacked } = mark;
    const count = places.length;
    return (
      <S.Item>
        <S.Shape
          type="button"
          $open={open}
          aria-expanded={stacked ? open : undefined}
          aria-label={
            stacked ? t('map.points.stack', { count }) : t('map.points.cluster', { count })
          }
          onClick={press}
        >
          {count}
        </S.Shape>
      </S.Item>
    );
  }
  const { title, icon } = mark.place;
  return (
    <S.Item>
      <S.Shape type="button" $open={open} aria-expanded={open} aria-label={title} onClick={press}>
        {icon ? <Picture image={icon} sizes="28px" /> : <S.Dot />}
      </S.Shape>
    </S.Item>
  );
});
