import { Button } from '@/components/Button/Button';
import { FormMessage } from '@/components/FormMessage/FormMessage';
import { SelectField } from '@/components/SelectField/SelectField';
import { TextField } from '@/components/TextField/TextField';
import { useI18n } from '@/i18n/I18n';
import { localeInfo, localeOfSite, locales } from '@/routing/locales';
import type { Viewer } from '@/session/session';
import { AccountPassword } from './AccountPassword';
import { Form } from './Form';
import { useProfileForm, type ProfileFormState } from './useProfileForm';

const languages = locales.map((locale) => ({
  value: localeInfo[locale].siteHandle,
  text: localeInfo[locale].name,
}));

/** Name, e-mail address and the language of mails. */
export function ProfileForm({ user }: { user: Viewer }) {
  const { t } = useI18n();
  const profile = useProfileForm(user);
  const { form, message } = profile;
  return (
    <Form form={form} pendingText={t('account.profile.details.pending')}>
      <FormMessage>{message}</FormMessage>
      <TextField
        {...form.field('fullName')}
        label={t('account.fields.fullName')}
        autoComplete="name"
        defaultValue={user.fullName ?? ''}
        required
      />
      <AddressFields profile={profile} />
      <MailLanguageField user={user} />
      <div>
        <Button type="submit" pending={form.pending}>
          {t('account.profile.details.submit')}
        </Button>
      </div>
    </Form>
  );
}

/** The e-mail address, and the password that a new address requires. */
function AddressFields({ profile }: { profile: ProfileFormState }) {
  const { t } = useI18n();
  const { form, userEmail, isNewAddress, onAddressChange } = profile;
  const password = form.field('currentPassword');
  return (
    <>
      <TextField
        {...form.field('email')}
        type="email"
        label={t('account.fields.email')}
        hint={t('account.profile.details.emailHint')}
        autoComplete="email"
        defaultValue={userEmail}
        onChange={({ currentTarget }) => onAddressChange(currentTarget.value)}
        required
      />
      {/* Shown for its error too: an address changed before hydration is only noticed on submit. */}
      {(isNewAddress || password.error) && (
        <AccountPassword
          {...password}
          label={t('account.fields.currentPassword')}
          hint={t('account.profile.details.passwordHint')}
          autoComplete="current-password"
        />
      )}
    </>
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
