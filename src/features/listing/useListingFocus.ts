import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Moves the focus after a change of the listing that removes the pressed element: to the count, to the
 * heading of the results, or to the link of the new view.
 *
 * @param queryString the query of the displayed result
 * @param view the displayed view
 */
export function useListingFocus(queryString: string, view: string) {
  const countRef = useRef<HTMLParagraphElement>(null);
  const focusCount = () => countRef.current?.focus();
  const onLeave = useAfterChange(queryString, focusCount);
  const headingRef = useRef<HTMLHeadingElement>(null);
  // After a page change the focus moves to the top of the listing.
  const onPageChange = useAfterChange(queryString, () => headingRef.current?.focus());
  const viewRef = useRef<HTMLAnchorElement>(null);
  // The other view starts at its top, and the focus stays on the view switch.
  const onViewChange = useAfterChange(view, () => {
    scrollTo({ top: 0, behavior: 'instant' });
    viewRef.current?.focus({ preventScroll: true });
  });
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
  const actNow = useEffectEvent(act);
  useEffect(() => {
    if (pressed.current) actNow();
    pressed.current = false;
  }, [value]);
  return () => {
    pressed.current = true;
  };
}
