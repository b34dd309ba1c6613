import { Button } from '@/components/Button/Button';
import { PasswordField } from '@/components/PasswordField/PasswordField';
import { useI18n } from '@/i18n/I18n';
import { useDeleteAccountMutation } from '@/gql/hooks';
import { useAuth } from '@/session/useAuth';
import { createErrorMapper } from './createErrorMapper';
import { forgetVisit } from './forgetVisit';
import { Form } from './Form';
import { setLoginNotice } from './loginNotice';
import { useForm } from './useForm';

const names = ['password'] as const;

/**
 * Deletes the account, after a check of its password. The session of the page ends even after a failure
 * (specification §7), so the page redirects to the login, which shows the result.
 */
export function DeleteForm() {
  const { t } = useI18n();
  const { logOut } = useAuth();
  const [deleteAccount] = useDeleteAccountMutation();
  const form = useForm({
    names,
    check: ({ password }) => ({
      password: password === '' ? t('account.problems.passwordMissing') : undefined,
    }),
    send: async ({ password }) => {
      forgetVisit();
      try {
        await deleteAccount({ variables: { password, confirmPassword: password } });
        setLoginNotice('deleted');
      } catch (error) {
        setLoginNotice('notDeleted');
        throw error;
      } finally {
        // The request may not have reached the site, which deletes the tokens.
        await logOut();
      }
    },
    mapError: createErrorMapper(
      t,
      {},
      { text: t('account.problems.passwordWrong'), field: 'password' },
    ),
  });
  return (
    <Form form={form} pendingText={t('account.profile.delete.pending')}>
      <PasswordField
        {...form.field('password')}
        label={t('account.fields.password')}
        autoComplete="current-password"
      />
      <div>
        <Button type="submit" look="secondary" icon="trash" pending={form.pending}>
          {t('account.profile.delete.submit')}
        </Button>
      </div>
    </Form>
  );
}
