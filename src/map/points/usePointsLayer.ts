import { useMemo, useSyncExternalStore } from 'react';
import type { PointOfInterest } from './point';
import { mostNamed, pointsAround, type Around } from './pointsAround';
import { arePointsShown, onPointsChoice } from './pointsChoice';
import { usePoints } from './usePoints';

interface PointsLayer {
  /** Whether there are any, so that switching them off and on makes a difference. */
  exists: boolean;
  shown: boolean;
  /** Those to draw; none while they are switched off. */
  points: PointOfInterest[];
  /** Those that the map has to show at first, besides its places. */
  closest: PointOfInterest[];
}

const none: PointOfInterest[] = [];

/** The points of interest of a map: all of them, or those within walking distance of something. */
export function usePointsLayer(around: Around | undefined): PointsLayer {
  const all = usePoints();
  const shown = useSyncExternalStore(onPointsChoice, arePointsShown, () => true);
  const near = useMemo(
    () => (around ? pointsAround(around, all).map(({ point }) => point) : all),
    [around, all],
  );
  const closest = useMemo(() => (around ? near.slice(0, mostNamed) : none), [around, near]);
  return {
    exists: near.length > 0,
    shown,
    points: shown ? near : none,
    closest: shown ? closest : none,
  };
}
