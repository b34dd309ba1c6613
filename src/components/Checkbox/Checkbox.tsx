import type { InputHTMLAttributes, ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { describedBy, errorId } from '../TextField/FieldFrame';
import { Problem } from '../TextField/TextField.styles';
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
      {error && (
        <Problem id={errorId(id)}>
          <Icon name="ban" />
          {error}
        </Problem>
      )}
      <S.Line>
        <S.Input {...input} type="checkbox" {...describedBy(id, { error })} />
        <span>{children}</span>
      </S.Line>
    </S.Root>
  );
}
