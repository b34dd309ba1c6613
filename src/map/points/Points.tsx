import { memo, useCallback } from 'react';
import { createPortal } from 'react-dom';
import { Picture } from '@/components/Picture/Picture';
import { useI18n } from '@/i18n/I18n';
import { itemsOf, pinRadius, type Mark } from '../clusters';
import type { DrawnMap } from '../DrawnMap';
import { openMark } from '../openMark';
import { Item } from '../Pins.styles';
import type { MapEntry } from '../mapEntry';
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
  entries: MapEntry[];
  /** The points whose card is open. */
  open: PointOfInterest[];
  /** Called when a point is pressed, or a stack of points at the same address. */
  onOpen: (points: PointOfInterest[]) => void;
}

/**
 * Shows the points of interest as buttons over the map. They are smaller than the pins of the list, lie below
 * them, and have their own clusters.
 */
export function Points({ map, points, entries, open, onOpen }: PointsProps) {
  const { t } = useI18n();
  const { marks: pins } = useMarks(map, entries, pinRadius);
  const filter = useCallback(
    (all: Mark<PointOfInterest>[]) => filterUncovered(map, all, pins),
    [map, pins],
  );
  const { list, marks } = useMarks(map, points, radius, filter);
  const press = useCallback(
    (mark: Mark<PointOfInterest>) => openMark(map, mark, onOpen),
    [map, onOpen],
  );
  return createPortal(
    <S.List ref={list} aria-label={t('map.points.layer')}>
      {marks.map((mark) => (
        <Point
          key={mark.key}
          mark={mark}
          open={itemsOf(mark).some((point) => open.includes(point))}
          onPress={press}
        />
      ))}
    </S.List>,
    map.getCanvasContainer(),
  );
}

interface PointProps {
  mark: Mark<PointOfInterest>;
  open: boolean;
  onPress: (mark: Mark<PointOfInterest>) => void;
}

const Point = memo(function Point({ mark, open, onPress }: PointProps) {
  const { t } = useI18n();
  const count = itemsOf(mark).length;
  const opensCard = mark.kind === 'single' || mark.stacked;
  const clusterLabel = opensCard ? 'map.points.stack' : 'map.points.cluster';
  return (
    <Item $raised={false}>
      <S.Shape
        type="button"
        $open={open}
        aria-expanded={opensCard ? open : undefined}
        aria-label={mark.kind === 'single' ? mark.item.title : t(clusterLabel, { count })}
        onClick={() => onPress(mark)}
      >
        {mark.kind === 'single' ? <PointIcon icon={mark.item.icon} /> : count}
      </S.Shape>
    </Item>
  );
});

function PointIcon({ icon }: Pick<PointOfInterest, 'icon'>) {
  return icon ? <Picture image={icon} sizes="28px" /> : <S.Dot />;
}
