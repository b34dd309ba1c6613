import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { FormMessage } from '@/components/FormMessage/FormMessage';
import { PasswordField } from '@/components/PasswordField/PasswordField';
import { SelectField } from '@/components/SelectField/SelectField';
import { TextField } from '@/components/TextField/TextField';
import { useChangeEmailMutation, useUpdateViewerMutation } from '@/gql/hooks';
import { useI18n } from '@/i18n/I18n';
import { localeInfo, localeOfSite, locales } from '@/routing/locales';
import { isSameEmail } from '@/session/isSameEmail';
import { getSession, type Viewer } from '@/session/session';
import { refetchViewer, refetchViewerInAllTabs } from '@/session/viewer';
import { emailProblem, nameProblem } from './fieldProblems';
import { createErrorMapper } from './createErrorMapper';
import { Form } from './Form';
import { useForm, type FormValues } from './useForm';

const names = ['fullName', 'email', 'currentPassword', 'mailLanguage'] as const;

const languages = locales.map((locale) => ({
  value: localeInfo[locale].siteHandle,
  text: localeInfo[locale].name,
}));

/**
 * Name, e-mail address and the language of mails. A new address requires the password. The address changes only
 * after its confirmation, which the message announces.
 */
export function ProfileForm({ user }: { user: Viewer }) {
  const { t } = useI18n();
  const userEmail = user.email ?? '';
  const [isNewAddress, setIsNewAddress] = useState(false);
  const [pendingEmail, setPendingEmail] = useState<string | null>(null);
  const form = useForm({
    names,
    check: ({ fullName, email, currentPassword }) => ({
      fullName: nameProblem(fullName, t('account.problems.fullNameMissing'), t),
      email: emailProblem(email, t),
      currentPassword:
        currentPassword === '' && !isSameEmail(email, userEmail)
          ? t('account.problems.currentPasswordMissing')
          : undefined,
    }),
    send: useSaveProfile(userEmail),
    mapError: createErrorMapper(
      t,
      { email: 'email', name: 'fullName' },
      { text: t('account.problems.passwordWrong'), field: 'currentPassword' },
    ),
    onDone: (saved, _, element) => {
      setPendingEmail(saved.pendingEmail);
      // The account has the old address until the new one is confirmed.
      const address = element.elements.namedItem('email');
      if (address instanceof HTMLInputElement) address.value = saved.email;
      setIsNewAddress(false);
    },
  });
  const message = pendingEmail
    ? t('account.profile.details.confirm', { email: pendingEmail })
    : t('account.profile.details.done');
  const password = form.field('currentPassword');
  return (
    <Form form={form} pendingText={t('account.profile.details.pending')}>
      <FormMessage>{form.done && message}</FormMessage>
      <TextField
        {...form.field('fullName')}
        label={t('account.fields.fullName')}
        autoComplete="name"
        defaultValue={user.fullName ?? ''}
        required
      />
      <TextField
        {...form.field('email')}
        type="email"
        label={t('account.fields.email')}
        hint={t('account.profile.details.emailHint')}
        autoComplete="email"
        defaultValue={userEmail}
        onChange={({ currentTarget: { value } }) => setIsNewAddress(!isSameEmail(value, userEmail))}
        required
      />
      {/* Shown for its error too: an address changed before hydration is only noticed on submit. */}
      {(isNewAddress || password.error) && (
        <PasswordField
          {...password}
          label={t('account.fields.currentPassword')}
          hint={t('account.profile.details.passwordHint')}
          autoComplete="current-password"
        />
      )}
      <MailLanguageField user={user} />
      <div>
        <Button type="submit" pending={form.pending}>
          {t('account.profile.details.submit')}
        </Button>
      </div>
    </Form>
  );
}

/** The language of mails that are not sent from a page; nothing when the cms has none. */
function MailLanguageField({ user }: { user: Viewer }) {
  const { t } = useI18n();
  const locale = localeOfSite(user.preferredLanguage?.split('-')[0]);
  return (
    locale && (
      <SelectField
        name="mailLanguage"
        label={t('account.fields.mailLanguage')}
        hint={t('account.fields.mailLanguageHint')}
        options={languages}
        defaultValue={localeInfo[locale].siteHandle}
      />
    )
  );
}

interface SavedProfile {
  email: string;
  /** The new address, if it must be confirmed first. */
  pendingEmail: string | null;
}

/**
 * Returns a function that saves the profile. The password is needed only for a new address.
 * @param shownEmail the address of the account when the form was shown
 */
function useSaveProfile(shownEmail: string) {
  const [updateViewer] = useUpdateViewerMutation({ fetchPolicy: 'no-cache' });
  const [changeEmail] = useChangeEmailMutation();
  return async (values: FormValues<(typeof names)[number]>): Promise<SavedProfile> => {
    const { currentPassword, mailLanguage } = values;
    const typedEmail = values.email.trim();
    // The account may have another address by now, confirmed on another device.
    await refetchViewer();
    const session = getSession();
    const email = (session.status === 'in' && session.user.email) || shownEmail;
    await updateViewer({
      variables: {
        fullName: values.fullName.trim(),
        // Only ChangeEmail can change the address.
        email,
        ...(mailLanguage && { preferredLanguage: mailLanguage }),
      },
    });
    await refetchViewerInAllTabs();
    if ([shownEmail, email].some((known) => isSameEmail(known, typedEmail)))
      return { email, pendingEmail: null };
    await changeEmail({ variables: { email: typedEmail, currentPassword } });
    return { email, pendingEmail: typedEmail };
  };
}
