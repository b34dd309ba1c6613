import { useMemo } from 'react';
import { useStore } from '@/lib/createStore';
import type { PointOfInterest } from './point';
import { maxNamedPoints, pointsAround, type Around } from './pointsAround';
import { pointsChoice } from './pointsChoice';
import { usePoints } from './usePoints';

interface PointsLayer {
  /** Whether the map has points, so that the switch has an effect. */
  exists: boolean;
  shown: boolean;
  /** The points to draw; empty while they are switched off. */
  points: PointOfInterest[];
  /** The points that the map must show first, besides its places. */
  closest: PointOfInterest[];
}

const none: PointOfInterest[] = [];

/** The points of interest of a map: all, or only those within walking distance of a place. */
export function usePointsLayer(around: Around | undefined): PointsLayer {
  const all = usePoints();
  const shown = useStore(pointsChoice, true);
  const near = useMemo(
    () => (around ? pointsAround(around, all).map(({ point }) => point) : all),
    [around, all],
  );
  const closest = useMemo(() => (around ? near.slice(0, maxNamedPoints) : none), [around, near]);
  return {
    exists: near.length > 0,
    shown,
    points: shown ? near : none,
    closest: shown ? closest : none,
  };
}
