import styled, { css } from 'styled-components';
import { media } from '@/theme/media';

const gap = '1.25rem';

/** The row reacts to the width of its container, not of the window, because it can stand in a column. */
const middle = '@container carousel (min-width: 34rem)';
const wide = '@container carousel (min-width: 54rem)';
/** More items than this would be too narrow to read in a wide container. */
const mostInWide = 4;
const widest = '@container carousel (min-width: 72rem)';

interface RowProps {
  $count: number;
  $visible: number;
}

/** Returns the width of one item. If there are more items than fit, a part of the next one is visible. */
function itemWidth(count: number, visible: number): string {
  const peek = count > visible ? '3rem' : '0rem';
  return `calc((100cqi - ${visible - 1} * ${gap} - ${peek}) / ${visible})`;
}

export const Root = styled.div`
  container: carousel / inline-size;
  width: 100%;
`;

/**
 * --bleed is how far the row may extend beyond its container on both sides, for example to the edges of a
 * phone. The padding prevents focus rings from being clipped.
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
      width: ${({ $count, $visible }) => itemWidth($count, Math.min(2, $visible))};
    }
  }
  ${wide} {
    & > * {
      width: ${({ $count, $visible }) => itemWidth($count, Math.min(mostInWide, $visible))};
    }
  }
  ${({ $count, $visible }) =>
    $visible > mostInWide &&
    css`
      ${widest} {
        & > * {
          width: ${itemWidth($count, $visible)};
        }
      }
    `}
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

/** Hidden when all items fit, and without JavaScript, because the buttons would not work. */
export const Steps = styled.div<RowProps>`
  display: ${({ $count }) => ($count > 1 ? 'block' : 'none')};
  margin-inline-start: auto;
  ${middle} {
    display: ${({ $count, $visible }) => ($count > Math.min(2, $visible) ? 'block' : 'none')};
  }
  ${wide} {
    display: ${({ $count, $visible }) => ($count > Math.min(mostInWide, $visible) ? 'block' : 'none')};
  }
  ${({ $count, $visible }) =>
    $visible > mostInWide &&
    $count <= $visible &&
    css`
      ${widest} {
        display: none;
      }
    `}
  @media (scripting: none) {
    && {
      display: none;
    }
  }
`;
