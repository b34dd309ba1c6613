import type { ReactNode } from 'react';
import * as S from './Columns.styles';

type Count = 1 | 2 | 3 | 4 | 5 | 6;

export interface ColumnsProps {
  /** How many stand side by side, by the width of the screen. */
  columns: { mobile: Count; tablet: Count; desktop: Count; wide: Count };
}

/** Blocks side by side, of one height in a row. */
export function Columns({ columns, children }: ColumnsProps & { children: ReactNode }) {
  return <S.Grid $columns={columns}>{children}</S.Grid>;
}
