import { useCallback, useEffect, useRef } from 'react';

/**
 * Moves the focus after a change of the listing that removes the pressed element: to the count, to the
 * heading of the results, or to the link of the new view.
 *
 * @param queryString the query of the displayed result
 * @param view the displayed view
 */
export function useListingFocus(queryString: string, view: string) {
  const countRef = useRef<HTMLParagraphElement>(null);
  const focusCount = useCallback(() => countRef.current?.focus(), []);
  const onLeave = useAfterChange(queryString, focusCount);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const focusResults = useCallback(() => headingRef.current?.focus(), []);
  // After a page change the focus moves to the top of the listing.
  const onPageChange = useAfterChange(queryString, focusResults);
  const viewRef = useRef<HTMLAnchorElement>(null);
  // The other view starts at its top, and the focus stays on the view switch.
  const focusView = useCallback(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    viewRef.current?.focus({ preventScroll: true });
  }, []);
  const onViewChange = useAfterChange(view, focusView);
  return { countRef, headingRef, viewRef, focusCount, onLeave, onPageChange, onViewChange };
}

export type ListingFocus = ReturnType<typeof useListingFocus>;

/**
 * Returns a function for the onClick of an element that the next change removes: after the change,
 * `act` runs.
 * @param value what changes
 */
function useAfterChange(value: string, act: () => void): () => void {
  const pressed = useRef(false);
  useEffect(() => {
    if (pressed.current) act();
    pressed.current = false;
  }, [value, act]);
  return useCallback(() => {
    pressed.current = true;
  }, []);
}
