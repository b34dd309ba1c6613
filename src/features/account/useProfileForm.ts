import { useState } from 'react';
import { useI18n } from '@/i18n/I18n';
import { useChangeEmailMutation, useUpdateViewerMutation } from '@/gql/hooks';
import { isSameAddress } from '@/session/isSameAddress';
import type { Viewer } from '@/session/session';
import { refreshViewer } from '@/session/viewer';
import { emailProblem, nameProblem } from './checks';
import { createErrorMapper } from './createErrorMapper';
import { useForm, type FormState, type FormValues } from './useForm';

const names = ['fullName', 'email', 'currentPassword', 'mailLanguage'] as const;

type Name = (typeof names)[number];

export interface ProfileFormState {
  form: FormState<Name>;
  /** Text after the form was saved. */
  message: string;
  /** The address of the account. */
  userEmail: string;
  /** Whether the typed address differs from it. */
  isNewAddress: boolean;
  onAddressChange: (address: string) => void;
}

/**
 * The state of the profile form. A new address requires the password. The address changes only after its
 * confirmation, which the message announces.
 */
export function useProfileForm(user: Viewer): ProfileFormState {
  const { t } = useI18n();
  const [message, setMessage] = useState('');
  const [isNewAddress, setIsNewAddress] = useState(false);
  const save = useSaveProfile();
  const userEmail = user.email ?? '';
  const form = useForm({
    names,
    check: ({ fullName, email, currentPassword }) => ({
      fullName: nameProblem(fullName, t('account.problems.fullNameMissing'), t),
      email: emailProblem(email, t),
      currentPassword:
        currentPassword === '' && !isSameAddress(email, userEmail)
          ? t('account.problems.currentPasswordMissing')
          : undefined,
    }),
    send: (values) => {
      setMessage('');
      return save(values);
    },
    mapError: createErrorMapper(
      t,
      { email: 'email', name: 'fullName' },
      { text: t('account.problems.passwordWrong'), field: 'currentPassword' },
    ),
    onDone: (pendingEmail, _, element) => {
      setMessage(
        pendingEmail
          ? t('account.profile.details.confirm', { email: pendingEmail })
          : t('account.profile.details.done'),
      );
      // The account has the old address until the new one is confirmed.
      const address = element.elements.namedItem('email');
      if (address instanceof HTMLInputElement) address.value = userEmail;
      setIsNewAddress(false);
    },
  });
  const onAddressChange = (address: string) => setIsNewAddress(!isSameAddress(address, userEmail));
  return { form, message, userEmail, isNewAddress, onAddressChange };
}

/**
 * Returns a function that saves the profile. It resolves with the new address, which must be confirmed first,
 * or with null if the address is the same. The password is needed only for a new address.
 */
function useSaveProfile() {
  const [updateViewer] = useUpdateViewerMutation({ fetchPolicy: 'no-cache' });
  const [changeEmail] = useChangeEmailMutation();
  return async (values: FormValues<Name>): Promise<string | null> => {
    const { currentPassword, mailLanguage } = values;
    const email = values.email.trim();
    const { data } = await updateViewer({
      variables: {
        fullName: values.fullName.trim(),
        ...(mailLanguage && { preferredLanguage: mailLanguage }),
      },
    });
    await refreshViewer();
    if (isSameAddress(data?.updateViewer?.email ?? '', email)) return null;
    await changeEmail({ variables: { email, currentPassword } });
    return email;
  };
}
