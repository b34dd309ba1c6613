import { useEffect, useRef, useState } from 'react';
import { useI18n } from '@/i18n/I18n';
import { Icon } from '../Icon/Icon';
import { fieldAria, FieldFrame } from '../TextField/FieldFrame';
import type { TextFieldProps } from '../TextField/TextField';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as S from './PasswordField.styles';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'autoComplete'> {
  autoComplete: 'current-password' | 'new-password';
}

/** A required password field with a button that shows the text; submitting the form hides it again. */
export function PasswordField({ label, hint, error, ...input }: PasswordFieldProps) {
  const { t } = useI18n();
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
          required
          {...fieldAria(id, { hint, error })}
        />
        <S.Eye
          type="button"
          aria-controls={id}
          aria-label={t(shown ? 'account.fields.hide' : 'account.fields.show')}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eyeClosed' : 'eye'} />
        </S.Eye>
        <VisuallyHidden role="status">
          {shown !== null && t(shown ? 'account.fields.shown' : 'account.fields.hidden')}
        </VisuallyHidden>
      </S.Line>
    </FieldFrame>
  );
}
