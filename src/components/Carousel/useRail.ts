import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { onScrollEnd } from './onScrollEnd';
import {
  directionOf,
  leftOf,
  reachableIndex,
  readRail,
  isSamePosition,
  type RailPosition,
} from './rail';

export interface Rail {
  position: RailPosition;
  /** Scrolls by the number of visible items, forwards (1) or backwards (-1). */
  step: (direction: 1 | -1) => void;
  /** The keyboard handler: arrow keys scroll; on the row itself Home and End go to its ends. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Returns the position of a scroll-snap row of `count` items, and functions that scroll it. CSS decides
 * whether the movement is smooth, because it respects reduced motion.
 * @param ref the scrolling element; its only child is the list of items
 * @param start index of the first visible item
 */
export function useRail(ref: RefObject<HTMLElement | null>, count: number, start = 0): Rail {
  // The item that the row is scrolling to. A second press counts from it, not from the position in between.
  const target = useRef<number | null>(null);
  const [position, setPosition] = useState<RailPosition>({
    first: start,
    last: start,
    count,
    atStart: start === 0,
    atEnd: start >= count - 1,
  });

  useEffect(() => {
    const rail = ref.current;
    if (!rail) return;
    const read = () => {
      const now = readRail(rail);
      if (now.first === target.current) target.current = null;
      setPosition((before) => (isSamePosition(before, now) ? before : now));
    };
    const settle = () => {
      target.current = null;
      read();
    };
    let hasStarted = start === 0;
    const sizes = new ResizeObserver(() => {
      // A row in a dialog has no width before the dialog opens.
      if (!hasStarted && rail.clientWidth > 0) {
        hasStarted = true;
        rail.scrollTo({ left: leftOf(rail, start), behavior: 'instant' });
      }
      settle();
    });
    sizes.observe(rail);
    rail.addEventListener('scroll', read, { passive: true });
    const stopSettling = onScrollEnd(rail, settle);
    return () => {
      sizes.disconnect();
      rail.removeEventListener('scroll', read);
      stopSettling();
    };
  }, [ref, start]);

  const scrollToItem = (index: number) => {
    const rail = ref.current;
    if (!rail) return;
    target.current = reachableIndex(rail, index);
    rail.scrollTo({ left: leftOf(rail, target.current) });
  };
  const step = (direction: 1 | -1) => {
    const visible = position.last - position.first + 1;
    scrollToItem((target.current ?? position.first) + direction * visible);
  };
  const actionOf = ({ key, target: element }: KeyboardEvent): (() => void) | null => {
    if (!ref.current) return null;
    const forwards = directionOf(ref.current);
    if (key === 'ArrowRight') return () => step(forwards);
    if (key === 'ArrowLeft') return () => step(forwards === 1 ? -1 : 1);
    if (element !== ref.current) return null;
    if (key === 'Home') return () => scrollToItem(0);
    return key === 'End' ? () => scrollToItem(count - 1) : null;
  };

  return {
    position,
    step,
    onKeyDown: (event) => {
      const { altKey, ctrlKey, metaKey } = event;
      const action =
        altKey || ctrlKey || metaKey || usesArrowKeys(event.target) ? null : actionOf(event);
      if (!action) return;
      event.preventDefault();
      action();
    },
  };
}

/** Whether the target is a player or a field, which use the arrow keys themselves. */
function usesArrowKeys(target: EventTarget): boolean {
  return target instanceof Element && target.closest('video,input,select,textarea') !== null;
}
