import type { InputHTMLAttributes } from 'react';
import { fieldAria, FieldFrame, type FieldText } from './FieldFrame';
import * as S from './TextField.styles';

export interface TextFieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type'>, FieldText {
  /** The links of a FormSummary point to this id. */
  id: string;
  type?: 'text' | 'email' | 'number' | 'search' | 'tel' | 'date';
}

/** A text field of one line. It is uncontrolled unless `value` is given. */
export function TextField({ label, hint, error, type = 'text', ...input }: TextFieldProps) {
  const { id } = input;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <S.Input dir="auto" {...input} type={type} {...fieldAria(id, { hint, error })} />
    </FieldFrame>
  );
}
