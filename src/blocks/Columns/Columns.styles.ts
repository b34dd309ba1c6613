import styled from 'styled-components';
import { media } from '@/theme/media';

type Count = 1 | 2 | 3 | 4 | 5 | 6;

/** The number of columns, by the width of the screen. */
export interface Counts {
  mobile: Count;
  tablet: Count;
  desktop: Count;
  wide: Count;
}

const columns = (count: Count) => `repeat(${count}, minmax(0, 1fr))`;

export const Grid = styled.div<{ $columns: Counts }>`
  --flow: 0;
  --arch: none;
  --title-medium: var(--fs-h3);
  --title-large: var(--fs-h2);
  display: grid;
  grid-template-columns: ${({ $columns }) => columns($columns.mobile)};
  gap: clamp(1.5rem, 2.5vw, 2rem) clamp(1rem, 2.5vw, 2rem);
  ${media.tablet} {
    grid-template-columns: ${({ $columns }) => columns($columns.tablet)};
  }
  ${media.desktop} {
    grid-template-columns: ${({ $columns }) => columns($columns.desktop)};
  }
  ${media.wide} {
    grid-template-columns: ${({ $columns }) => columns($columns.wide)};
  }
`;
