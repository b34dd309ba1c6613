import type { PropsWithChildren } from 'react';
import * as S from './Columns.styles';

export interface ColumnsProps {
  columns: S.Counts;
}

/** Blocks side by side; those of a row have equal heights. */
export function Columns({ columns, children }: PropsWithChildren<ColumnsProps>) {
  return <S.Grid $columns={columns}>{children}</S.Grid>;
}
