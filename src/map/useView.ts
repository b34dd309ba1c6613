import { useEffect, useState } from 'react';
import type { View } from './clusters';
import { listenTo, viewOf, type DrawnMap } from './DrawnMap';

/**
 * What the map shows: anew when it comes to rest, and at every whole step of the zoom on the way
 * there, when clusters fall apart or together.
 */
export function useView(map: DrawnMap): View {
  const [view, setView] = useState(() => viewOf(map));
  useEffect(() => {
    const rest = () => setView(viewOf(map));
    const move = () => {
      const next = viewOf(map);
      setView((last) => (Math.floor(last.zoom) === Math.floor(next.zoom) ? last : next));
    };
    const stop = [listenTo(map, 'moveend', rest), listenTo(map, 'move', move)];
    return () => stop.forEach((end) => end());
  }, [map]);
  return view;
}
