import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import * as S from './TextField.styles';

export interface FieldText {
  label: string;
  /** What to write, told before it is written. */
  hint?: string;
  /** What is wrong with what was written, and how to put it right. */
  error?: string;
}

interface FieldFrameProps extends FieldText {
  id: string;
  children: ReactNode;
}

/** Label, hint and error around a control, which names them by `describedBy`. */
export function FieldFrame({ id, label, hint, error, children }: FieldFrameProps) {
  return (
    <S.Field>
      <S.Label htmlFor={id}>{label}</S.Label>
      {hint && <S.Hint id={hintId(id)}>{hint}</S.Hint>}
      {error && (
        <S.Problem id={errorId(id)}>
          <Icon name="ban" />
          {error}
        </S.Problem>
      )}
      {children}
    </S.Field>
  );
}

export const hintId = (id: string) => `${id}-hint`;
export const errorId = (id: string) => `${id}-error`;

/** Attributes of a control that tie hint and error to it. */
export function describedBy(id: string, { hint, error }: { hint?: string; error?: string }) {
  const ids = [hint && hintId(id), error && errorId(id)].filter(Boolean);
  return {
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
    'aria-invalid': error ? true : undefined,
  };
}
