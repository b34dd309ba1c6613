import { useContext, useEffect, useRef } from 'react';
import { Asked, type QueriesElsewhere } from '@/layout/asked';

/** Tells the layout, whose language switchers use them, the queries of this list elsewhere. */
export function useTellAsked(queries: QueriesElsewhere): void {
  const tell = useContext(Asked);
  // A list without filters has nothing to tell at first: the layout is not rendered twice.
  const told = useRef('');
  useEffect(() => {
    const text = Object.values(queries).join(' ');
    if (told.current !== text) tell(queries);
    told.current = text;
  }, [tell, queries]);
  useEffect(() => () => tell(null), [tell]);
}
