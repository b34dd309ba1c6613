import type { PropsWithChildren } from 'react';
import styled from 'styled-components';
import { media } from '@/theme/media';

export interface ColumnsProps {
  /** The number of columns, by the width of the screen. */
  columns: Record<'mobile' | 'tablet' | 'desktop' | 'wide', 1 | 2 | 3 | 4 | 5 | 6>;
}

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

const Grid = styled.div<{ $columns: ColumnsProps['columns'] }>`
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

/** Blocks side by side; those of a row have equal heights. */
export function Columns({ columns, children }: PropsWithChildren<ColumnsProps>) {
  return <Grid $columns={columns}>{children}</Grid>;
}
