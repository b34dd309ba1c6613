import { Button } from '@/components/Button/Button';
import { PasswordField } from '@/components/PasswordField/PasswordField';
import { useI18n } from '@/i18n/I18n';
import { useAuth } from '@/session/useAuth';
import { newPasswordProblem, repeatProblem } from './fieldProblems';
import { createErrorMapper } from './createErrorMapper';
import { Form } from './Form';
import { useForm } from './useForm';
import type { CodeProps } from './useMailedCode';

interface NewPasswordFormProps extends CodeProps {
  onDone: () => void;
}

const names = ['password', 'repeat'] as const;

/** Sets a new password after the old one was forgotten; the visitor types it twice. */
export function NewPasswordForm({ code, id, onDone }: NewPasswordFormProps) {
  const { t } = useI18n();
  const { setPassword } = useAuth();
  const form = useForm({
    names,
    check: ({ password, repeat }) => ({
      password: newPasswordProblem(password, t),
      repeat: repeatProblem(repeat, password, t),
    }),
    send: ({ password }) => setPassword({ password, code, id }),
    mapError: createErrorMapper(
      t,
      { password: 'password' },
      { text: t('account.setPassword.ended') },
    ),
    onDone,
  });
  return (
    <Form form={form} pendingText={t('account.setPassword.pending')}>
      <PasswordField
        {...form.field('password')}
        label={t('account.fields.newPassword')}
        hint={t('account.fields.passwordHint')}
        autoComplete="new-password"
      />
      <PasswordField
        {...form.field('repeat')}
        label={t('account.fields.repeatPassword')}
        autoComplete="new-password"
      />
      <Button type="submit" block pending={form.pending}>
        {t('account.setPassword.submit')}
      </Button>
    </Form>
  );
}
