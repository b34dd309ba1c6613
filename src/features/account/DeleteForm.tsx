import { Button } from '@/components/Button/Button';
import { PasswordField } from '@/components/PasswordField/PasswordField';
import { useI18n } from '@/i18n/I18n';
import type { Auth } from '@/session/useAuth';
import { createErrorMapper } from './createErrorMapper';
import { Form } from './Form';
import { passwordLabels } from './passwordLabels';
import { useForm } from './useForm';

interface DeleteFormProps {
  send: Auth['deleteAccount'];
  /** Called when the focus enters the form, to load the code for sending it. */
  onUse?: () => void;
}

const names = ['password'] as const;

/** Deletes the account, after a check of its password. */
export function DeleteForm({ send, onUse }: DeleteFormProps) {
  const { t } = useI18n();
  const form = useForm({
    names,
    check: ({ password }) => ({
      password: password === '' ? t('account.problems.passwordMissing') : undefined,
    }),
    send: ({ password }) => send(password),
    mapError: createErrorMapper(
      t,
      {},
      { text: t('account.problems.passwordWrong'), field: 'password' },
    ),
    // The session has ended, so the page redirects to the login.
    onDone: () => undefined,
  });
  return (
    <Form form={form} pendingText={t('account.profile.delete.pending')} onUse={onUse}>
      <PasswordField
        {...form.field('password')}
        label={t('account.fields.password')}
        autoComplete="current-password"
        labels={passwordLabels(t)}
        required
      />
      <div>
        <Button type="submit" look="secondary" icon="trash" pending={form.pending}>
          {t('account.profile.delete.submit')}
        </Button>
      </div>
    </Form>
  );
}
