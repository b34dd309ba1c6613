import styled, { css } from 'styled-components';
import { media } from '@/theme/media';

const height = 'clamp(19rem, 38.5vw, 34rem)';

/** One picture is a wide one; more make a mosaic: the first large, the others beside it. */
export const Mosaic = styled.div<{ $alone: boolean }>`
  display: grid;
  gap: 0.5rem;
  border-radius: var(--r-card);
  overflow: hidden;
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    filter: var(--picture);
  }
  ${media.tablet} {
    height: ${height};
    ${({ $alone }) => !$alone && 'grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);'}
  }
  ${media.print} {
    height: auto;
    grid-template-columns: minmax(0, 1fr);
    max-height: 22rem;
  }
`;

export const Lead = styled.div`
  aspect-ratio: 4 / 3;
  overflow: hidden;
  background: var(--tint);
  ${media.tablet} {
    aspect-ratio: auto;
    min-height: 0;
  }
`;

const columns = {
  1: '100%',
  2: '100%',
  many: 'calc(50% - 0.25rem)',
};

/** Two rows that scroll sideways when there are more than four; one strip on phones. */
export const Strip = styled.div<{ $count: number }>`
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scrollbar-width: thin;
  scrollbar-color: var(--rule) transparent;
  border-radius: 0 0 var(--r-card) var(--r-card);
  &:focus-visible {
    outline-offset: -3px;
  }
  ul {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: ${({ $count }) => ($count < 3 ? `minmax(0, 1fr)` : '38%')};
    gap: 0.5rem;
  }
  li {
    aspect-ratio: 4 / 3;
    overflow: hidden;
    background: var(--tint);
    scroll-snap-align: start;
  }
  ${media.tablet} {
    min-height: 0;
    border-radius: 0 var(--r-card) var(--r-card) 0;
    ul {
      height: 100%;
      grid-template-rows: ${({ $count }) => ($count === 1 ? '100%' : 'repeat(2, minmax(0, 1fr))')};
      grid-auto-columns: ${({ $count }) => ($count < 3 ? columns[1] : columns.many)};
    }
    li {
      aspect-ratio: auto;
    }
    ${({ $count }) =>
      $count === 3 &&
      css`
        ul {
          grid-auto-flow: row;
          grid-template-columns: repeat(2, minmax(0, 1fr));
        }
        li:first-child {
          grid-column: 1 / -1;
        }
      `}
  }
  ${media.print} {
    display: none;
  }
`;
