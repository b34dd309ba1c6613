import styled, { css } from 'styled-components';
import { columnBreakpoints, type ItemKind } from './cardLayout';

const gaps = {
  cards: ['1.75rem 1.25rem', '2rem 1.5rem'],
  tiles: ['0.625rem', '1.25rem'],
} as const;

/** The row reacts to the width of this container, not of the window, because it can stand in a column. */
export const Container = styled.div`
  container-type: inline-size;
  width: 100%;
  padding-inline: var(--edge, 0px);
  text-align: start;
  --row-bleed: max(var(--bleed, 0px), var(--edge, 0px));
  & > * {
    --bleed: var(--row-bleed);
  }
`;

/** In two columns the last tile of an odd number fills both columns. */
const oddTile = css`
  @container (max-width: ${columnBreakpoints[0] - 0.01}rem) {
    & > :last-child:nth-child(odd) {
      --tile: 2.05;
      grid-column: span 2;
    }
  }
`;

export const Grid = styled.ul<{ $kind: ItemKind; $columns: number[] }>`
  display: grid;
  gap: ${({ $kind }) => gaps[$kind][0]};
  ${({ $columns }) => columns($columns[0])}
  ${({ $kind }) => $kind === 'tiles' && oddTile}
  ${({ $columns, $kind }) =>
    columnBreakpoints.map(
      (from, index) => css`
        @container (min-width: ${from}rem) {
          gap: ${gaps[$kind][1]};
          ${columns($columns[index + 1])}
        }
      `,
    )}
`;

/** Aligned like the block's text: left, centre or right. */
export const Foot = styled.div`
  display: flex;
  justify-content: var(--justify, start);
  margin-top: 0.875rem;
`;

const columns = (count = 1) => `grid-template-columns: repeat(${count}, minmax(0, 1fr));`;
