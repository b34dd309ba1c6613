import { Button } from '@/components/Button/Button';
import { PasswordField } from '@/components/PasswordField/PasswordField';
import { useI18n } from '@/i18n/I18n';
import type { Auth } from '@/session/useAuth';
import { explainer } from './explain';
import { Form } from './Form';
import { passwordLabels } from './passwordLabels';
import { useForm } from './useForm';

interface DeleteFormProps {
  send: Auth['deleteAccount'];
  /** Called when it is about to be used. */
  onUse?: () => void;
}

const names = ['password'] as const;

/** The end of an account, which only its password can decide. */
export function DeleteForm({ send, onUse }: DeleteFormProps) {
  const { t } = useI18n();
  const form = useForm({
    names,
    check: ({ password }) => ({
      password: password === '' ? t('account.problems.passwordMissing') : undefined,
    }),
    send: ({ password }) => send(password),
    explain: explainer(t, {}, { text: t('account.problems.passwordWrong'), field: 'password' }),
    // The account is gone, and its page with it.
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
