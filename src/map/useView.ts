import { useEffect, useState } from 'react';
import type { View } from './clusters';
import type { Engine } from './Engine';

/**
 * What the map shows: anew when it comes to rest, and at every whole step of the zoom on the way
 * there, when clusters fall apart or together.
 */
export function useView(engine: Engine): View {
  const [view, setView] = useState(() => engine.view());
  useEffect(() => {
    const rest = () => setView(engine.view());
    const move = () => {
      const next = engine.view();
      setView((last) => (Math.floor(last.zoom) === Math.floor(next.zoom) ? last : next));
    };
    const stop = [engine.onRest(rest), engine.onMove(move)];
    return () => stop.forEach((end) => end());
  }, [engine]);
  return view;
}
