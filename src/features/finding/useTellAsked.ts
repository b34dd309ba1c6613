import { useContext, useEffect, useRef } from 'react';
import { Asked } from '@/layout/asked';

/** Tells the layout, whose language switchers keep it, what the address asks for by now. */
export function useTellAsked(query: string): void {
  const tell = useContext(Asked);
  // A list that is asked for nothing to begin with has nothing to tell: the layout is not drawn twice.
  const told = useRef('');
  useEffect(() => {
    if (told.current !== query) tell(query);
    told.current = query;
  }, [tell, query]);
  useEffect(() => () => tell(null), [tell]);
}
