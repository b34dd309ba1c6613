import { useContext, useEffect } from 'react';
import { Asked } from '@/layout/asked';

/** Tells the layout, whose language switchers keep it, what the address asks for by now. */
export function useTellAsked(query: string): void {
  const tell = useContext(Asked);
  useEffect(() => tell(query), [tell, query]);
  useEffect(() => () => tell(null), [tell]);
}
