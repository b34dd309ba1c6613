import { useCallback, useMemo, useState } from 'react';
import type { Place } from './place';
import type { PointOfInterest } from './points/point';

interface Opened {
  places: Place[];
  points: PointOfInterest[];
}

interface OpenCardArgs extends Opened {
  selectedId: string | null;
  onSelect: (id: string | null) => void;
}

const nothing: Opened = { places: [], points: [] };

/**
 * The content of the card on the map, one card at a time: the selected place, several places at one address,
 * or points of interest.
 */
export function useOpenCard({ places, points, selectedId, onSelect }: OpenCardArgs) {
  const [pressed, setPressed] = useState(nothing);
  const open = useMemo(() => {
    const selected = places.filter(({ id }) => id === selectedId);
    if (selected.length > 0) return { places: selected, points: [] };
    // Points that were switched off have no card.
    return { ...pressed, points: pressed.points.filter((point) => points.includes(point)) };
  }, [places, points, selectedId, pressed]);
  const show = useCallback(
    (opened: Opened, id: string | null = null) => {
      setPressed(opened);
      onSelect(id);
    },
    [onSelect],
  );
  return {
    open,
    isOpen: open.places.length > 0 || open.points.length > 0,
    close: useCallback(() => show(nothing), [show]),
    select: useCallback((id: string) => show(nothing, id), [show]),
    openStack: useCallback((stack: Place[]) => show({ places: stack, points: [] }), [show]),
    openPoints: useCallback(
      (opened: PointOfInterest[]) => show({ places: [], points: opened }),
      [show],
    ),
  };
}
