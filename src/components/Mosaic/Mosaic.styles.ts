import styled, { css } from 'styled-components';
import { overPicture } from '../Icon/iconButton';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

/** The layout depends on the width of the container, because the mosaic can stand in a column. */
const wideContainer = '@container mosaic (min-width: 40rem)';

export const Root = styled.div`
  container: mosaic / inline-size;
  position: relative;
  width: 100%;
`;

/** Hides the pictures after this count, which the lightbox shows. Without JavaScript all pictures show. */
const hideAfter = (count: number) => css`
  @media (scripting: enabled) {
    li:nth-child(n + ${count + 1}) {
      display: none;
    }
  }
`;

const leadOnTop = css`
  li:first-child {
    grid-column: 1 / -1;
    aspect-ratio: 4 / 3;
  }
`;

/**
 * In narrow containers there are six columns: the first picture has the full width, the others form one row
 * below.
 */
const narrow = {
  one: leadOnTop,
  two: css`
    li {
      grid-column: span 3;
      aspect-ratio: 4 / 5;
    }
  `,
  three: css`
    li {
      grid-column: span 3;
      aspect-ratio: 4 / 3;
    }
    ${leadOnTop}
  `,
  many: css`
    li {
      grid-column: span 2;
      aspect-ratio: 1;
    }
    ${leadOnTop}
    ${hideAfter(4)}
  `,
};

const leadOver = (columns: number) => css`
  li:first-child {
    grid-area: 1 / 1 / span 2 / span ${columns};
  }
`;

/** In wide containers there are twelve columns and two rows; the first picture spans both rows. */
const wide = {
  one: leadOver(12),
  two: css`
    li {
      grid-row: span 2;
      grid-column: span 6;
    }
    ${leadOver(6)}
  `,
  three: css`
    li {
      grid-column: span 4;
    }
    ${leadOver(8)}
  `,
  four: css`
    li {
      grid-column: span 3;
    }
    li:nth-child(2) {
      grid-column: span 6;
    }
    ${leadOver(6)}
  `,
  many: css`
    li {
      grid-column: span 3;
    }
    li:nth-child(5) {
      display: list-item;
    }
    ${leadOver(6)}
  `,
};

const composition = (count: number) => ({
  narrow: narrow[(['one', 'two', 'three'] as const)[count - 1] ?? 'many'],
  wide: wide[(['one', 'two', 'three', 'four'] as const)[count - 1] ?? 'many'],
});

export const Tiles = styled.ul<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: 0.5rem;
  border-radius: var(--picture-radius, var(--r-card));
  overflow: hidden;
  ${({ $count }) => composition($count).narrow}
  ${wideContainer} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    grid-auto-rows: clamp(9rem, 19cqi, 17rem);
    ${({ $count }) => composition($count).wide}
    li:nth-child(n) {
      aspect-ratio: auto;
    }
  }
`;

export const Tile = styled.a`
  position: relative;
  display: block;
  height: 100%;
  overflow: hidden;
  background: var(--tint);
  cursor: zoom-in;
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    filter: var(--picture);
    transition: transform 600ms var(--ease);
  }
  &:hover img {
    transform: scale(1.03);
  }
  /* The outline is inside, because the mosaic clips its rounded corners. It has two colours, so that it is
     visible on every picture. */
  &:focus-visible {
    outline: none;
    &::after {
      content: '';
      position: absolute;
      inset: 0;
      border: 3px solid var(--on-chip);
      box-shadow: inset 0 0 0 3px var(--chip);
    }
  }
`;

export const All = styled.button`
  position: absolute;
  inset-inline-end: 0.75rem;
  bottom: 0.75rem;
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 44px;
  padding: 0.375rem 1.125rem;
  font-size: var(--fs-small);
  font-weight: 600;
  line-height: 1.2;
  ${overPicture}
`;

/** In narrow containers the number replaces the text. */
export const Count = styled.span`
  ${wideContainer} {
    display: none;
  }
`;

export const AllText = styled(VisuallyHidden)`
  ${wideContainer} {
    position: static;
    width: auto;
    height: auto;
    clip-path: none;
  }
`;
