import styled, { css } from 'styled-components';
import { media } from '@/theme/media';
import { phoneWidth } from '../Picture/phoneWidth';

/** A rail is a single row that scrolls horizontally if it does not fit. */
const rail = css`
  ${media.belowDesktop} {
    grid-template-columns: none;
    grid-auto-flow: column;
    grid-auto-columns: 80%;
    gap: 0.875rem;
    margin-inline: calc(var(--gutter) * -1);
    padding: 4px var(--gutter);
    overflow-x: auto;
    scroll-snap-type: x mandatory;
    scroll-padding-inline: var(--gutter);
    scrollbar-width: none;
    & > * {
      scroll-snap-align: start;
    }
  }
  ${media.onlyMiddle} {
    grid-auto-columns: 42%;
  }
  ${media.onlyDesktop} {
    & > :nth-child(n + 4) {
      display: none;
    }
  }
  ${media.wide} {
    &:not(:has(> :nth-child(4))) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`;

interface GridProps {
  $rail?: boolean;
  /** The columns on wide screens: 3 for larger cards. */
  $maxColumns?: 3 | 4;
}

/** A list of cards in 1, 2, 3 or 4 columns; the cards of a row have equal heights. */
export const Grid = styled.ul<GridProps>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.75rem 1.25rem;
  ${media.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 2rem 1.5rem;
  }
  ${media.wide} {
    grid-template-columns: repeat(${({ $maxColumns = 4 }) => $maxColumns}, minmax(0, 1fr));
  }
  ${({ $rail }) => $rail && rail}
`;

/** The `sizes` of a picture in a card of this grid. */
export const cardSizes = `(min-width: 1280px) 22vw, (min-width: 1024px) 30vw, (min-width: 640px) 46vw, ${phoneWidth}vw`;
