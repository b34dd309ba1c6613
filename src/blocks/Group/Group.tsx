import type { PropsWithChildren } from 'react';
import * as S from './Group.styles';

/** The frame sets the colour of a group, and its children are its content. */
export function Group({ children }: PropsWithChildren) {
  return <S.Stack>{children}</S.Stack>;
}
