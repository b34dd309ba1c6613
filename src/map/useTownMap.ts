import { useCallback, useEffect, useState } from 'react';
import type { DrawnMap } from './DrawnMap';
import { agreeToMapbox, needsMapboxConsent, mapboxToken } from './mapbox';
import type { Bounds } from '@/geo/position';

interface Drawing {
  by: 'mapbox' | 'own';
  /** The rectangle that the map was opened with. The list may have other entries by then. */
  opened: Bounds | null;
}

type TownMapState =
  /** Mapbox receives the visitor's IP address, so the visitor has to agree first. */
  | { status: 'needs-consent' }
  | ({ status: 'loading' } & Drawing)
  | { status: 'failed' }
  | ({ status: 'ready'; map: DrawnMap } & Drawing);

/**
 * Milliseconds after which a map that is not drawn counts as failed. The download of its code is included.
 */
const drawTimeoutMs = 30_000;

/**
 * The state of the map. It is Mapbox’s map when the town has a token and the visitor agreed, and the town’s
 * own map otherwise or when Mapbox fails.
 */
export function useTownMap(bounds: Bounds | null) {
  const [mapState, setMapState] = useState<TownMapState>(() =>
    needsMapboxConsent() ? { status: 'needs-consent' } : startLoading(bounds),
  );

  /** Ignores events of earlier attempts, because a map that was given up can still report errors. */
  const updateLoading = useCallback(
    (next: (loading: TownMapState & { status: 'loading' }) => TownMapState) =>
      setMapState((now) => (now === mapState && now.status === 'loading' ? next(now) : now)),
    [mapState],
  );

  useEffect(() => {
    if (mapState.status !== 'loading') return;
    const timer = setTimeout(() => setMapState(stateAfterFailure(mapState)), drawTimeoutMs);
    return () => clearTimeout(timer);
  }, [mapState]);

  return {
    mapState,
    /** Stores the visitor's consent to Mapbox and starts the map, or starts it again after a failure. */
    start: () => {
      agreeToMapbox();
      setMapState(startLoading(bounds));
    },
    handleDrawn: useCallback(
      (map: DrawnMap) => updateLoading((loading) => ({ ...loading, status: 'ready', map })),
      [updateLoading],
    ),
    handleFail: useCallback(() => updateLoading(stateAfterFailure), [updateLoading]),
  };
}

const startLoading = (opened: Bounds | null): TownMapState => ({
  status: 'loading',
  by: mapboxToken ? 'mapbox' : 'own',
  opened,
});

/** Returns the state after a failure: the town’s own map after Mapbox, and `failed` after the own map. */
const stateAfterFailure = ({ by, opened }: Drawing): TownMapState =>
  by === 'mapbox' ? { status: 'loading', by: 'own', opened } : { status: 'failed' };
