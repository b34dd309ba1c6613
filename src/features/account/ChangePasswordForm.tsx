import { Button } from '@/components/Button/Button';
import { FormMessage } from '@/components/FormMessage/FormMessage';
import { PasswordField } from '@/components/PasswordField/PasswordField';
import { useI18n } from '@/i18n/I18n';
import { useUpdatePasswordMutation } from '@/gql/hooks';
import { newPasswordProblem, repeatProblem } from './fieldProblems';
import { createErrorMapper } from './createErrorMapper';
import { Form } from './Form';
import { useForm } from './useForm';

const names = ['current', 'next', 'confirm'] as const;

export function ChangePasswordForm() {
  const { t } = useI18n();
  const [updatePassword] = useUpdatePasswordMutation();
  const form = useForm({
    names,
    check: ({ current, next, confirm }) => ({
      current: current === '' ? t('account.problems.currentPasswordMissing') : undefined,
      next: newPasswordProblem(next, t),
      confirm: repeatProblem(confirm, next, t),
    }),
    send: ({ current, next, confirm }) =>
      updatePassword({
        variables: { currentPassword: current, newPassword: next, confirmPassword: confirm },
      }),
    mapError: createErrorMapper(
      t,
      { password: 'next' },
      { text: t('account.problems.passwordWrong'), field: 'current' },
    ),
    onDone: (_, __, element) => element.reset(),
  });
  return (
    <Form form={form} pendingText={t('account.password.pending')}>
      <FormMessage>{form.done && t('account.password.done')}</FormMessage>
      <PasswordField
        {...form.field('current')}
        label={t('account.fields.currentPassword')}
        autoComplete="current-password"
      />
      <PasswordField
        {...form.field('next')}
        label={t('account.fields.newPassword')}
        hint={t('account.fields.passwordHint')}
        autoComplete="new-password"
      />
      <PasswordField
        {...form.field('confirm')}
        label={t('account.fields.repeatPassword')}
        autoComplete="new-password"
      />
      <div>
        <Button type="submit" pending={form.pending}>
          {t('account.password.submit')}
        </Button>
      </div>
    </Form>
  );
}
