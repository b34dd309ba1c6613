import { useEffect, useState } from 'react';
import type { View } from './clusters';
import { listenTo, viewOf, type DrawnMap } from './DrawnMap';

/**
 * Returns the view of the map. It updates when a movement ends, and during it at every integer zoom level,
 * because clusters change there.
 */
export function useView(map: DrawnMap): View {
  const [view, setView] = useState(() => viewOf(map));
  useEffect(() => {
    const updateAtEnd = () => {
      const next = viewOf(map);
      setView((last) => (isSameView(last, next) ? last : next));
    };
    const updateAtZoomStep = () => {
      const next = viewOf(map);
      setView((last) => (Math.floor(last.zoom) === Math.floor(next.zoom) ? last : next));
    };
    const stop = [listenTo(map, 'moveend', updateAtEnd), listenTo(map, 'move', updateAtZoomStep)];
    // An effect that ran before this one may have moved the map. Without an animation that movement is over.
    updateAtEnd();
    return () => stop.forEach((end) => end());
  }, [map]);
  return view;
}

const isSameView = (one: View, other: View) =>
  one.zoom === other.zoom && String(one.bounds) === String(other.bounds);
