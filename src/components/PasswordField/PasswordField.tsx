import { useEffect, useRef, useState } from 'react';
import { Icon } from '../Icon/Icon';
import { fieldAria, FieldFrame } from '../TextField/FieldFrame';
import type { TextFieldProps } from '../TextField/TextField';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as S from './PasswordField.styles';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'autoComplete'> {
  autoComplete: 'current-password' | 'new-password';
  labels: {
    /** The accessible names of the button that shows and hides the password. */
    show: string;
    hide: string;
    /** Announced after a press. */
    shown: string;
    hidden: string;
  };
}

/** A password field with a button that shows the text; submitting the form hides it again. */
export function PasswordField({ label, hint, error, labels, ...input }: PasswordFieldProps) {
  const { id } = input;
  const [shown, setShown] = useState<boolean | null>(null);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const form = field.current?.form;
    const hide = () => setShown(null);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <S.Line>
        <S.Input
          {...input}
          ref={field}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          {...fieldAria(id, { hint, error })}
        />
        <S.Eye
          type="button"
          aria-controls={id}
          aria-label={shown ? labels.hide : labels.show}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eyeClosed' : 'eye'} />
        </S.Eye>
        <VisuallyHidden role="status">
          {shown !== null && (shown ? labels.shown : labels.hidden)}
        </VisuallyHidden>
      </S.Line>
    </FieldFrame>
  );
}
