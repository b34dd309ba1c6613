import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { FormMessage } from '@/components/FormMessage/FormMessage';
import { PasswordField } from '@/components/PasswordField/PasswordField';
import { SelectField } from '@/components/SelectField/SelectField';
import { TextField } from '@/components/TextField/TextField';
import { useI18n } from '@/i18n/I18n';
import { localeInfo, locales } from '@/routing/locales';
import { isSameAddress } from '@/session/isSameAddress';
import type { Viewer } from '@/session/session';
import type { Auth } from '@/session/useAuth';
import { emailProblem, nameProblem } from './checks';
import { explainer } from './explain';
import { Form } from './Form';
import { passwordLabels } from './passwordLabels';
import { useForm } from './useForm';

interface ProfileFormProps {
  user: Pick<Viewer, 'fullName' | 'email' | 'mailLanguage'>;
  send: Auth['updateProfile'];
  /** Called when it is about to be used. */
  onUse?: () => void;
}

const names = ['fullName', 'email', 'currentPassword', 'mailLanguage'] as const;

const languages = locales.map((locale) => ({
  value: localeInfo[locale].siteHandle,
  text: localeInfo[locale].name,
}));

/**
 * Name, address and the language of mails. A new address takes the password, for which a field appears, and holds once it is
 * confirmed; the form says so.
 */
export function ProfileForm({ user, send, onUse }: ProfileFormProps) {
  const { t } = useI18n();
  const [message, setMessage] = useState('');
  const [isMoving, setIsMoving] = useState(false);
  const form = useForm({
    names,
    check: ({ fullName, email, currentPassword }) => ({
      fullName: nameProblem(fullName, t('account.problems.fullNameMissing'), t),
      email: emailProblem(email, t),
      currentPassword:
        currentPassword === '' && !isSameAddress(email, user.email)
          ? t('account.problems.currentPasswordMissing')
          : undefined,
    }),
    send: ({ fullName, email, currentPassword, mailLanguage }) => {
      setMessage('');
      return send({
        fullName: fullName.trim(),
        email: email.trim(),
        currentPassword,
        mailLanguage,
      });
    },
    explain: explainer(
      t,
      { email: 'email', name: 'fullName' },
      { text: t('account.problems.passwordWrong'), field: 'currentPassword' },
    ),
    onDone: ({ pendingEmail }, _, element) => {
      setMessage(
        pendingEmail
          ? t('account.profile.details.confirm', { email: pendingEmail })
          : t('account.profile.details.done'),
      );
      // Until the new address is confirmed, the account has the one before.
      const address = element.elements.namedItem('email');
      if (address instanceof HTMLInputElement) address.value = user.email;
      setIsMoving(false);
    },
  });
  const password = form.field('currentPassword');
  return (
    <Form form={form} pendingText={t('account.profile.details.pending')} onUse={onUse}>
      <FormMessage>{message}</FormMessage>
      <TextField
        {...form.field('fullName')}
        label={t('account.fields.fullName')}
        autoComplete="name"
        defaultValue={user.fullName}
        required
      />
      <TextField
        {...form.field('email')}
        type="email"
        label={t('account.fields.email')}
        hint={t('account.profile.details.emailHint')}
        autoComplete="email"
        defaultValue={user.email}
        onChange={({ currentTarget }) =>
          setIsMoving(!isSameAddress(currentTarget.value, user.email))
        }
        required
      />
      {/* With its problem too: an address that was changed before scripts ran is noticed when it is sent. */}
      {(isMoving || password.error) && (
        <PasswordField
          {...password}
          label={t('account.fields.currentPassword')}
          hint={t('account.profile.details.passwordHint')}
          autoComplete="current-password"
          labels={passwordLabels(t)}
          required
        />
      )}
      {user.mailLanguage && (
        <SelectField
          name="mailLanguage"
          label={t('account.fields.mailLanguage')}
          hint={t('account.fields.mailLanguageHint')}
          options={languages}
          defaultValue={localeInfo[user.mailLanguage].siteHandle}
        />
      )}
      <div>
        <Button type="submit" pending={form.pending}>
          {t('account.profile.details.submit')}
        </Button>
      </div>
    </Form>
  );
}
