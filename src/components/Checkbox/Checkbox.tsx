import type { InputHTMLAttributes, ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { describedBy, errorId } from '../TextField/FieldFrame';
import { Problem } from '../TextField/TextField.styles';
import * as S from './Checkbox.styles';

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type'> {
  /** Links of a FormSummary lead to it. */
  id: string;
  /** What it says yes to. */
  children: ReactNode;
  error?: string;
}

/** One thing to say yes or no to. */
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
