import { useMemo } from 'react';
import { useStore } from '@/lib/createStore';
import type { MapEntry } from '../mapEntry';
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
  /** The points that the map must show first, besides its entries. */
  closest: PointOfInterest[];
}

const none: PointOfInterest[] = [];

/**
 * The points of interest of a map: all, or only those within walking distance of an entry. A point that is
 * itself one of the map's entries is omitted, because it has a pin.
 */
export function usePointsLayer(entries: MapEntry[], around: Around | undefined): PointsLayer {
  const all = usePoints();
  const shown = useStore(pointsChoice, true);
  const near = useMemo(() => {
    const pinned = new Set(entries.map(({ id }) => id));
    const others = all.filter(({ id }) => !pinned.has(id));
    return around ? pointsAround(around, others).map(({ entry }) => entry) : others;
  }, [entries, around, all]);
  const closest = useMemo(() => (around ? near.slice(0, maxNamedPoints) : none), [around, near]);
  return {
    exists: near.length > 0,
    shown,
    points: shown ? near : none,
    closest: shown ? closest : none,
  };
}
