import { nameFault } from '@studium/shared/fullName';
import { useId } from 'react';
import type { TFunction } from 'i18next';
import { Button } from '@/components/Button/Button';
import { Checkbox } from '@/components/Checkbox/Checkbox';
import { Link } from '@/components/Link/Link';
import { PasswordField } from '@/components/PasswordField/PasswordField';
import { RichText } from '@/components/RichText/RichText';
import { TextField } from '@/components/TextField/TextField';
import { useI18n } from '@/i18n/I18n';
import { href } from '@/routing/href';
import { preferredSites } from '@/session/preferredSites';
import { useAuth } from '@/session/useAuth';
import { emailProblem, nameProblem, newPasswordProblem } from './fieldProblems';
import { createErrorMapper } from './createErrorMapper';
import { Form } from './Form';
import * as S from './Form.styles';
import { useForm, type FieldProblems } from './useForm';

interface RegisterFormProps {
  /** The privacy notice of the editors, sanitised; empty when there is none. */
  privacyHtml: string;
  /** Called with the address that receives the mail. */
  onDone: (email: string) => void;
}

const names = ['firstName', 'surname', 'email', 'password', 'privacy'] as const;

const longerName = (firstName: string, surname: string) =>
  surname.trim().length > firstName.trim().length ? 'surname' : 'firstName';

/** Errors of each name. When only the full name is too long, the error is at the longer name. */
function nameProblems(firstName: string, surname: string, t: TFunction) {
  const problems: FieldProblems<'firstName' | 'surname'> = {
    firstName: nameProblem(firstName, t('account.problems.firstNameMissing'), t),
    surname: nameProblem(surname, t('account.problems.surnameMissing'), t),
  };
  const areTogetherTooLong =
    !problems.firstName && !problems.surname && nameFault(`${firstName} ${surname}`) === 'tooLong';
  return areTogetherTooLong
    ? { ...problems, [longerName(firstName, surname)]: t('account.problems.namesTooLong') }
    : problems;
}

/**
 * Creates an account. It does not log in (specification §4): the visitor must first confirm the address by
 * mail.
 */
export function RegisterForm({ privacyHtml, onDone }: RegisterFormProps) {
  const { t, locale } = useI18n();
  const { register } = useAuth();
  const form = useForm({
    names,
    check: ({ firstName, surname, email, password, privacy }) => ({
      ...nameProblems(firstName, surname, t),
      email: emailProblem(email, t),
      password:
        password === '' ? t('account.problems.passwordMissing') : newPasswordProblem(password, t),
      privacy: privacy ? undefined : t('account.problems.privacy'),
    }),
    send: ({ firstName, surname, email, password, privacy }) =>
      register(
        {
          email: email.trim(),
          password,
          fullName: `${firstName.trim()} ${surname.trim()}`,
          preferredLanguage: preferredSites()[0] ?? null,
        },
        privacy !== '',
      ),
    mapError: (error, { firstName, surname }) =>
      createErrorMapper(t, {
        email: 'email',
        name: longerName(firstName, surname),
        password: 'password',
        privacy: 'privacy',
      })(error),
    onDone: (_, { email }) => onDone(email.trim()),
  });
  return (
    <Form form={form} pendingText={t('account.register.pending')}>
      <S.Pair>
        <TextField
          {...form.field('firstName')}
          label={t('account.fields.firstName')}
          autoComplete="given-name"
          required
        />
        <TextField
          {...form.field('surname')}
          label={t('account.fields.surname')}
          autoComplete="family-name"
          required
        />
      </S.Pair>
      <TextField
        {...form.field('email')}
        type="email"
        label={t('account.fields.email')}
        autoComplete="email"
        required
      />
      <PasswordField
        {...form.field('password')}
        label={t('account.fields.password')}
        hint={t('account.fields.passwordHint')}
        autoComplete="new-password"
      />
      {privacyHtml && <PrivacyNotice html={privacyHtml} />}
      <S.Links>
        <Link href={href('page', { slug: t('account.register.privacySlug') }, locale)} newWindow>
          {t('account.register.privacyLink')}
        </Link>
      </S.Links>
      <Checkbox {...form.field('privacy')} required>
        {t('account.register.privacy')}
      </Checkbox>
      <Button type="submit" block pending={form.pending}>
        {t('account.register.submit')}
      </Button>
      <S.Links>
        {t('account.register.known')}{' '}
        <Link href={href('login', locale)}>{t('account.login.submit')}</Link>
      </S.Links>
    </Form>
  );
}

function PrivacyNotice({ html }: { html: string }) {
  const { t } = useI18n();
  const title = useId();
  return (
    <S.Notice role="region" aria-labelledby={title} tabIndex={0}>
      <S.NoticeTitle id={title}>{t('account.register.privacyTitle')}</S.NoticeTitle>
      <RichText html={html} size="small" />
    </S.Notice>
  );
}
