import type { ReactNode } from 'react';
import * as S from './Group.styles';

/** A group has no props: the frame sets its colour, and its children are its content. */
export type GroupProps = Record<string, never>;

export function Group({ children }: { children: ReactNode }) {
  return <S.Stack>{children}</S.Stack>;
}
