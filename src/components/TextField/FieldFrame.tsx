import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import * as S from './TextField.styles';

export interface FieldText {
  label: string;
  /** Explains the expected input. */
  hint?: string;
  /** Describes the error and how to correct it. */
  error?: string;
}

interface FieldFrameProps extends FieldText {
  id: string;
  children: ReactNode;
}

/** The label, hint and error of a control, which refers to them with `fieldAria`. */
export function FieldFrame({ id, label, hint, error, children }: FieldFrameProps) {
  return (
    <S.Field>
      <S.Label htmlFor={id}>{label}</S.Label>
      {hint && <S.Hint id={hintId(id)}>{hint}</S.Hint>}
      <FieldError id={id} error={error} />
      {children}
    </S.Field>
  );
}

/** The error of the control with this id. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    error && (
      <S.Problem id={errorId(id)}>
        <Icon name="ban" />
        <span>{error}</span>
      </S.Problem>
    )
  );
}

const hintId = (id: string) => `${id}-hint`;
const errorId = (id: string) => `${id}-error`;

/** Returns the attributes that connect a control with its hint and error. */
export function fieldAria(id: string, { hint, error }: { hint?: string; error?: string }) {
  const ids = [hint && hintId(id), error && errorId(id)].filter(Boolean);
  return {
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
    'aria-invalid': error ? true : undefined,
  };
}
