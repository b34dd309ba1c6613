import { useCallback, useMemo, useState } from 'react';
import type { MapEntry } from './mapEntry';
import type { PointOfInterest } from './points/point';

interface Opened {
  entries: MapEntry[];
  points: PointOfInterest[];
}

interface OpenCardArgs extends Opened {
  selectedId: string | null;
  onSelect: (id: string | null) => void;
}

const nothing: Opened = { entries: [], points: [] };

/**
 * The content of the card on the map, one card at a time: the selected entry, several entries at one address,
 * or points of interest.
 */
export function useOpenCard({ entries, points, selectedId, onSelect }: OpenCardArgs) {
  const [pressed, setPressed] = useState(nothing);
  const open = useMemo(() => {
    const selected = entries.filter(({ id }) => id === selectedId);
    if (selected.length > 0) return { entries: selected, points: [] };
    // Entries that a filter removed and points that were switched off have no card.
    const stack = new Set(pressed.entries.map(({ id }) => id));
    return {
      entries: entries.filter(({ id }) => stack.has(id)),
      points: pressed.points.filter((point) => points.includes(point)),
    };
  }, [entries, points, selectedId, pressed]);
  const show = useCallback(
    (opened: Opened, id: string | null = null) => {
      setPressed(opened);
      onSelect(id);
    },
    [onSelect],
  );
  return {
    open,
    isOpen: open.entries.length > 0 || open.points.length > 0,
    close: useCallback(() => show(nothing), [show]),
    select: useCallback((id: string) => show(nothing, id), [show]),
    openStack: useCallback((stack: MapEntry[]) => show({ entries: stack, points: [] }), [show]),
    openPoints: useCallback(
      (opened: PointOfInterest[]) => show({ entries: [], points: opened }),
      [show],
    ),
  };
}
