import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { onScrollEnd } from './onScrollEnd';
import { leftOf, reachable, readRail, samePosition, type RailPosition } from './rail';

export interface Rail {
  position: RailPosition;
  /** Moves by as many items as are in sight, onwards (1) or back (-1). */
  step: (direction: 1 | -1) => void;
  /** For whatever has the keyboard: the arrows step; Home and End, on the row itself, go to its ends. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * A row of `count` items on scroll-snap: where it stands, and how to move it. Whether it moves
 * smoothly is left to CSS, which knows who wants no motion.
 * @param ref the element that scrolls; its only child is the list of items
 * @param start the item to begin with, from 0
 */
export function useRail(ref: RefObject<HTMLElement | null>, count: number, start = 0): Rail {
  // The item a press has sent the row to: a second press counts from there, not from in between.
  const aim = useRef<number | null>(null);
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
    if (now.first === aim.current) aim.current = null;
    setPosition((before) => (samePosition(before, now) ? before : now));
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
    let begun = false;
    const settle = () => {
      aim.current = null;
      read();
    };
    // Also called when the row first gets a width, for instance in a dialog that opens.
    const sizes = new ResizeObserver(() => {
      if (!begun && rail.clientWidth > 0) {
        begun = true;
        if (start > 0) goTo(start, 'instant');
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
  }, [goTo, read, ref, start]);

  const aimAt = (index: number) => {
    const rail = ref.current;
    if (!rail) return;
    aim.current = reachable(rail, itemsOf(rail), index);
    goTo(aim.current);
  };
  const step = (direction: 1 | -1) => {
    const inSight = position.last - position.first + 1;
    aimAt((aim.current ?? position.first) + direction * inSight);
  };
  const actionOf = ({ key, target }: KeyboardEvent): (() => void) | null => {
    if (key === 'ArrowRight') return () => step(1);
    if (key === 'ArrowLeft') return () => step(-1);
    if (target !== ref.current) return null;
    if (key === 'Home') return () => aimAt(0);
    return key === 'End' ? () => aimAt(count - 1) : null;
  };

  return {
    position,
    step,
    onKeyDown: (event) => {
      const { altKey, ctrlKey, metaKey, target } = event;
      const action = altKey || ctrlKey || metaKey || ownsArrows(target) ? null : actionOf(event);
      if (!action) return;
      event.preventDefault();
      action();
    },
  };
}

/** Players and fields use the arrow keys themselves. */
function ownsArrows(target: EventTarget): boolean {
  return target instanceof Element && target.closest('video,input,select,textarea') !== null;
}

function itemsOf(rail: HTMLElement): HTMLElement[] {
  return Array.from(rail.firstElementChild?.children ?? []).filter(
    (item) => item instanceof HTMLElement,
  );
}
