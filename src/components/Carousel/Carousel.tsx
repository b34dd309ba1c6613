import { Children, useRef, type ReactNode } from 'react';
import * as S from './Carousel.styles';
import { CarouselControls } from './CarouselControls';
import { useRail } from './useRail';

interface CarouselProps {
  /** The accessible name of the row, for example the title above it. */
  label: string;
  /** The number of visible items at full width; narrow containers show one and a part of the next. */
  visibleItems: number;
  /** A link in one line with the buttons. */
  more?: ReactNode;
  children: ReactNode;
}

/**
 * A row of list items that scrolls horizontally, by swiping, by arrow keys or by its buttons, but never by
 * itself. It depends on the width of its container; if all items fit it is a plain row.
 */
export function Carousel({ label, visibleItems, more, children }: CarouselProps) {
  const count = Children.toArray(children).length;
  const ref = useRef<HTMLDivElement>(null);
  const rail = useRail(ref, count);
  const { atStart, atEnd } = rail.position;
  return (
    <S.Root onKeyDown={rail.onKeyDown}>
      {/* Only a scrollable row is a tab stop. It is a group and no landmark, because a page can have several
          rows with one name. */}
      <S.Rail
        ref={ref}
        role="group"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
        tabIndex={atStart && atEnd ? undefined : 0}
      >
        <S.List $count={count} $visible={visibleItems}>
          {children}
        </S.List>
      </S.Rail>
      <S.Foot>
        {more}
        <S.Steps $count={count} $visible={visibleItems} data-print="hide">
          <CarouselControls rail={rail} />
        </S.Steps>
      </S.Foot>
    </S.Root>
  );
}
