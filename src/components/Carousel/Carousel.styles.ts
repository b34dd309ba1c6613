import styled from 'styled-components';
import { media } from '@/theme/media';

const gap = '1.25rem';

/** The row asks for the width of its own place, not of the window: it may stand in a column. */
const middle = '@container carousel (min-width: 34rem)';
const wide = '@container carousel (min-width: 54rem)';

interface RowProps {
  $count: number;
  $atOnce: number;
}

/** The width of one of `atOnce` items; where there are more, the next one peeks in. */
function share(count: number, atOnce: number): string {
  const peek = count > atOnce ? '3rem' : '0rem';
  return `calc((100cqi - ${atOnce - 1} * ${gap} - ${peek}) / ${atOnce})`;
}

export const Root = styled.div`
  container: carousel / inline-size;
  width: 100%;
`;

/**
 * --bleed is how far the row may run out of its place at both sides, for instance to the edges of
 * a phone. The padding keeps focus rings from being cut off.
 */
export const Rail = styled.div`
  --inset: max(var(--bleed, 0px), 6px);
  position: relative;
  margin: -6px calc(var(--inset) * -1);
  padding: 6px var(--inset);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-behavior: smooth;
  scroll-padding-inline: var(--inset);
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  &:focus-visible {
    outline-offset: -3px;
    border-radius: var(--r-card);
  }
  @media (scripting: none) {
    scrollbar-width: thin;
  }
  ${media.print} {
    overflow: visible;
  }
`;

export const List = styled.ul<RowProps>`
  display: flex;
  gap: ${gap};
  width: max-content;
  & > * {
    flex: none;
    width: ${({ $count }) => ($count > 1 ? '82cqi' : '100cqi')};
    scroll-snap-align: start;
  }
  ${middle} {
    & > * {
      width: ${({ $count, $atOnce }) => share($count, Math.min(2, $atOnce))};
    }
  }
  ${wide} {
    & > * {
      width: ${({ $count, $atOnce }) => share($count, $atOnce)};
    }
  }
  ${media.print} {
    flex-wrap: wrap;
    width: auto;
    & > * {
      width: calc(50% - ${gap});
    }
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 1rem;
  & > * {
    margin-top: 0.875rem;
  }
`;

/** Gone where all items fit, and without JavaScript, where the buttons could do nothing. */
export const Steps = styled.div<RowProps>`
  display: ${({ $count }) => ($count > 1 ? 'block' : 'none')};
  margin-left: auto;
  ${middle} {
    display: ${({ $count, $atOnce }) => ($count > Math.min(2, $atOnce) ? 'block' : 'none')};
  }
  ${wide} {
    display: ${({ $count, $atOnce }) => ($count > $atOnce ? 'block' : 'none')};
  }
  @media (scripting: none) {
    && {
      display: none;
    }
  }
`;
