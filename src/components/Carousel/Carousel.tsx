import { Children, useRef, type ReactNode } from 'react';
import * as S from './Carousel.styles';
import { CarouselControls, type CarouselLabels } from './CarouselControls';
import { useRail } from './useRail';

interface CarouselProps {
  /** Name of the row, for instance the title above it. */
  label: string;
  labels: CarouselLabels;
  /** How many stand side by side where there is room; narrow places show one and a bit. */
  atOnce?: number;
  /** Where else to go, in one line with the buttons. */
  more?: ReactNode;
  /** List items. */
  children: ReactNode;
}

/**
 * A row of list items that scrolls sideways, by swiping, by arrow keys or by its buttons; it never
 * moves by itself. It goes by the width of its own place, and where all fits it is a plain row.
 */
export function Carousel({ label, labels, atOnce = 3, more, children }: CarouselProps) {
  const count = Children.toArray(children).length;
  const columns = inRow(atOnce);
  const ref = useRef<HTMLDivElement>(null);
  const rail = useRail(ref, count);
  const { atStart, atEnd } = rail.position;
  return (
    <S.Root onKeyDown={rail.onKeyDown}>
      {/* Only a row that scrolls is a stop for the keyboard. A group is no landmark: pages may have
          several of one name. */}
      <S.Rail ref={ref} role="group" aria-label={label} tabIndex={atStart && atEnd ? undefined : 0}>
        <S.List $count={count} $atOnce={columns}>
          {children}
        </S.List>
      </S.Rail>
      <S.Foot>
        {more}
        <S.Steps $count={count} $atOnce={columns} data-print="hide">
          <CarouselControls rail={rail} labels={labels} />
        </S.Steps>
      </S.Foot>
    </S.Root>
  );
}

/** A number that an editor typed, as one that fits; where it is none, one at once. */
const inRow = (atOnce: number) => Math.min(6, Math.max(1, Math.round(atOnce) || 1));
