import type { ReactNode } from 'react';
import * as S from './Group.styles';

/** A group has nothing of its own: its frame colours it, its children fill it. */
export type GroupProps = Record<string, never>;

export function Group({ children }: { children: ReactNode }) {
  return <S.Stack>{children}</S.Stack>;
}
