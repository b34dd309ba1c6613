import { memo, useCallback } from 'react';
import { createPortal } from 'react-dom';
import { Picture } from '@/components/Picture/Picture';
import { useI18n } from '@/i18n/I18n';
import { boundsOf } from '@/geo/bounds';
import { pinRadius, type Mark } from '../clusters';
import { showBounds, type DrawnMap } from '../DrawnMap';
import type { Place } from '../place';
import { useMarks } from '../useMarks';
import type { PointOfInterest } from './point';
import * as S from './Points.styles';
import { filterUncovered } from './filterUncovered';

/** The distance in pixels below which two points would cover each other. */
const radius = 34;

interface PointsProps {
  map: DrawnMap;
  points: PointOfInterest[];
  /** The entries of the list. Their pins must not be covered. */
  places: Place[];
  /** The points whose card is open. */
  open: PointOfInterest[];
  /** Called when a point is pressed, or a stack of points at the same address. */
  onOpen: (points: PointOfInterest[]) => void;
}

/**
 * Shows the points of interest as buttons over the map. They are smaller than the pins of the list, lie below
 * them, and have their own clusters.
 */
export function Points({ map, points, places, open, onOpen }: PointsProps) {
  const { t } = useI18n();
  const { marks: pins } = useMarks(map, places, pinRadius);
  const filter = useCallback(
    (all: Mark<PointOfInterest>[]) => filterUncovered(map, all, pins),
    [map, pins],
  );
  const { list, marks } = useMarks(map, points, radius, filter);
  const press = useCallback(
    (mark: Mark<PointOfInterest>) => {
      const bounds = boundsOf(pointsOf(mark).map(({ position }) => position));
      if (mark.kind === 'place' || mark.stacked) onOpen(pointsOf(mark));
      else if (bounds) showBounds(map, bounds);
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
