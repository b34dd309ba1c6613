import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { FormMessage } from '@/components/FormMessage/FormMessage';
import { PasswordField } from '@/components/PasswordField/PasswordField';
import { useI18n } from '@/i18n/I18n';
import { useUpdatePasswordMutation } from '@/gql/hooks';
import { newPasswordProblem, repeatProblem } from './checks';
import { createErrorMapper } from './createErrorMapper';
import { Form } from './Form';
import { passwordLabels } from './passwordLabels';
import { useForm } from './useForm';

const names = ['current', 'next', 'confirm'] as const;

/** Changes the password of the current account. */
export function ChangePasswordForm() {
  const { t } = useI18n();
  const [done, setDone] = useState(false);
  const [updatePassword] = useUpdatePasswordMutation();
  const form = useForm({
    names,
    check: ({ current, next, confirm }) => ({
      current: current === '' ? t('account.problems.currentPasswordMissing') : undefined,
      next: newPasswordProblem(next, t),
      confirm: repeatProblem(confirm, next, t),
    }),
    send: ({ current, next, confirm }) => {
      setDone(false);
      return updatePassword({
        variables: { currentPassword: current, newPassword: next, confirmPassword: confirm },
      });
    },
    mapError: createErrorMapper(
      t,
      { password: 'next' },
      { text: t('account.problems.passwordWrong'), field: 'current' },
    ),
    onDone: (_, __, element) => {
      element.reset();
      setDone(true);
    },
  });
  const labels = passwordLabels(t);
  return (
    <Form form={form} pendingText={t('account.password.pending')}>
      <FormMessage>{done && t('account.password.done')}</FormMessage>
      <PasswordField
        {...form.field('current')}
        label={t('account.fields.currentPassword')}
        autoComplete="current-password"
        labels={labels}
        required
      />
      <PasswordField
        {...form.field('next')}
        label={t('account.fields.newPassword')}
        hint={t('account.fields.passwordHint')}
        autoComplete="new-password"
        labels={labels}
        required
      />
      <PasswordField
        {...form.field('confirm')}
        label={t('account.fields.repeatPassword')}
        autoComplete="new-password"
        labels={labels}
        required
      />
      <div>
        <Button type="submit" pending={form.pending}>
          {t('account.password.submit')}
        </Button>
      </div>
    </Form>
  );
}
