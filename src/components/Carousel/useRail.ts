import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { onScrollEnd } from './onScrollEnd';
import { leftOf, reachableIndex, readRail, isSamePosition, type RailPosition } from './rail';

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

  const read = useCallback(() => {
    const rail = ref.current;
    if (!rail) return;
    const now = readRail(rail, itemsOf(rail));
    if (now.first === target.current) target.current = null;
    setPosition((before) => (isSamePosition(before, now) ? before : now));
  }, [ref]);

  const goTo = useCallback(
    (index: number, behavior: ScrollBehavior = 'auto') => {
      const rail = ref.current;
      if (!rail) return;
      rail.scrollTo({ left: leftOf(rail, itemsOf(rail), index), behavior });
    },
    [ref],
  );

  useEffect(() => {
    const rail = ref.current;
    if (!rail) return;
    return watchRail(rail, {
      onResize: (isFirst) => {
        if (isFirst && start > 0) goTo(start, 'instant');
      },
      onScroll: read,
      onSettled: () => {
        target.current = null;
        read();
      },
    });
  }, [goTo, read, ref, start]);

  const scrollToItem = (index: number) => {
    const rail = ref.current;
    if (!rail) return;
    target.current = reachableIndex(rail, itemsOf(rail), index);
    goTo(target.current);
  };
  const step = (direction: 1 | -1) => {
    const visible = position.last - position.first + 1;
    scrollToItem((target.current ?? position.first) + direction * visible);
  };
  const actionOf = ({ key, target: element }: KeyboardEvent): (() => void) | null => {
    if (key === 'ArrowRight') return () => step(1);
    if (key === 'ArrowLeft') return () => step(-1);
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

interface RailListeners {
  /** @param isFirst whether the row has a width for the first time, for example when a dialog opens */
  onResize: (isFirst: boolean) => void;
  onScroll: () => void;
  /** Called after each change of size and at the end of each scroll movement. */
  onSettled: () => void;
}

/** Watches size and scroll position of a row; returns a function that stops it. */
function watchRail(rail: HTMLElement, { onResize, onScroll, onSettled }: RailListeners) {
  let hadWidth = false;
  const sizes = new ResizeObserver(() => {
    const isFirst = !hadWidth && rail.clientWidth > 0;
    hadWidth ||= isFirst;
    onResize(isFirst);
    onSettled();
  });
  sizes.observe(rail);
  rail.addEventListener('scroll', onScroll, { passive: true });
  const stopSettling = onScrollEnd(rail, onSettled);
  return () => {
    sizes.disconnect();
    rail.removeEventListener('scroll', onScroll);
    stopSettling();
  };
}

/** Whether the target is a player or a field, which use the arrow keys themselves. */
function usesArrowKeys(target: EventTarget): boolean {
  return target instanceof Element && target.closest('video,input,select,textarea') !== null;
}

function itemsOf(rail: HTMLElement): HTMLElement[] {
  return Array.from(rail.firstElementChild?.children ?? []).filter(
    (item) => item instanceof HTMLElement,
  );
}
