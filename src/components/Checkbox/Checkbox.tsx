import type { InputHTMLAttributes, ReactNode } from 'react';
import { fieldAria, FieldError } from '../TextField/FieldFrame';
import * as S from './Checkbox.styles';

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type'> {
  /** The links of a FormSummary point to this id. */
  id: string;
  /** The text beside the box. */
  children: ReactNode;
  error?: string;
}

/** A checkbox with its text and its error. */
export function Checkbox({ children, error, ...input }: CheckboxProps) {
  const { id } = input;
  return (
    <S.Root>
      <FieldError id={id} error={error} />
      <S.Line>
        <S.Input {...input} type="checkbox" {...fieldAria(id, { error })} />
        <span>{children}</span>
      </S.Line>
    </S.Root>
  );
}
