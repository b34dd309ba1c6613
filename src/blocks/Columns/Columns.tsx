import type { ReactNode } from 'react';
import * as S from './Columns.styles';

type Count = 1 | 2 | 3 | 4 | 5 | 6;

export interface ColumnsProps {
  /** The number of columns, by the width of the screen. */
  columns: { mobile: Count; tablet: Count; desktop: Count; wide: Count };
}

/** Blocks side by side; those of a row have equal heights. */
export function Columns({ columns, children }: ColumnsProps & { children: ReactNode }) {
  return <S.Grid $columns={columns}>{children}</S.Grid>;
}
