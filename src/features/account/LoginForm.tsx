import { Button } from '@/components/Button/Button';
import { Link } from '@/components/Link/Link';
import { PasswordField } from '@/components/PasswordField/PasswordField';
import { TextField } from '@/components/TextField/TextField';
import { useI18n } from '@/i18n/I18n';
import { href } from '@/routing/href';
import { useAuth } from '@/session/useAuth';
import { emailProblem } from './fieldProblems';
import { createErrorMapper } from './createErrorMapper';
import { Form } from './Form';
import * as S from './Form.styles';
import { useForm } from './useForm';

const names = ['email', 'password'] as const;

/**
 * The login form, with links to the other account forms. Used in the overlay and on the login page, whose
 * visitors have no session: it loads Apollo when it is sent.
 */
export function LoginForm() {
  const { t, locale } = useI18n();
  const { logIn } = useAuth();
  const form = useForm({
    names,
    check: ({ email, password }) => ({
      email: emailProblem(email, t),
      password: password === '' ? t('account.problems.passwordMissing') : undefined,
    }),
    send: ({ email, password }) => logIn({ email: email.trim(), password }),
    mapError: createErrorMapper(t, { email: 'email' }, { text: t('account.problems.login') }),
  });
  return (
    <Form form={form} pendingText={t('account.login.pending')}>
      <TextField
        {...form.field('email')}
        type="email"
        label={t('account.fields.email')}
        autoComplete="username"
        required
      />
      <PasswordField
        {...form.field('password')}
        label={t('account.fields.password')}
        autoComplete="current-password"
      />
      <S.Aside>
        <Link href={href('resetPassword', locale)}>{t('account.login.forgotten')}</Link>
      </S.Aside>
      <Button type="submit" block pending={form.pending}>
        {t('account.login.submit')}
      </Button>
      <S.Links>
        {t('account.login.newHere')}{' '}
        <Link href={href('register', locale)}>{t('account.login.create')}</Link>
      </S.Links>
      <S.Links>
        <Link href={href('verifyEmail', locale)}>{t('account.login.resend')}</Link>
      </S.Links>
    </Form>
  );
}
