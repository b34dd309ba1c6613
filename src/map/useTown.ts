import { useCallback, useEffect, useState } from 'react';
import type { DrawnMap } from './DrawnMap';
import { agreeToMapbox, asksForMapbox, mapboxToken } from './mapbox';
import type { Bounds } from './place';

interface Drawing {
  by: 'mapbox' | 'own';
  /** What it was opened to show: the list may hold something else by then. */
  opened: Bounds | null;
}

type Town =
  /** Mapbox would learn of the visitor, who has to want it. */
  | { status: 'asking' }
  | ({ status: 'loading' } & Drawing)
  | { status: 'failed' }
  | ({ status: 'ready'; map: DrawnMap } & Drawing);

/** Milliseconds until a map that has not been drawn counts as failed; its code is fetched in them. */
const drawingMs = 30_000;

/**
 * How far the map is: Mapbox’s where the town has a token and the visitor agreed, else and should
 * that fail the town’s own.
 */
export function useTown(bounds: Bounds | null) {
  const [town, setTown] = useState<Town>(() =>
    asksForMapbox() ? { status: 'asking' } : opening(bounds),
  );

  /** Only the current attempt counts: a map that was given up may still complain. */
  const follow = useCallback(
    (next: (town: Town & { status: 'loading' }) => Town) =>
      setTown((now) => (now === town && now.status === 'loading' ? next(now) : now)),
    [town],
  );

  useEffect(() => {
    if (town.status !== 'loading') return;
    const late = setTimeout(() => setTown(without(town)), drawingMs);
    return () => clearTimeout(late);
  }, [town]);

  return {
    town,
    /** Agrees to what was asked, or tries once more. */
    begin: () => {
      agreeToMapbox();
      setTown(opening(bounds));
    },
    drawn: useCallback(
      (map: DrawnMap) => follow((loading) => ({ ...loading, status: 'ready', map })),
      [follow],
    ),
    fail: useCallback(() => follow(without), [follow]),
  };
}

const opening = (opened: Bounds | null): Town => ({
  status: 'loading',
  by: mapboxToken ? 'mapbox' : 'own',
  opened,
});

/** What is left when a map could not be drawn. */
const without = ({ by, opened }: Drawing): Town =>
  by === 'mapbox' ? { status: 'loading', by: 'own', opened } : { status: 'failed' };
