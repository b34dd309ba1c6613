import type { ComponentProps } from 'react';
import { PasswordField } from '@/components/PasswordField/PasswordField';
import { useI18n } from '@/i18n/I18n';

type AccountPasswordProps = Omit<ComponentProps<typeof PasswordField>, 'labels' | 'required'>;

/** A required password field with the texts of its button. */
export function AccountPassword(props: AccountPasswordProps) {
  const { t } = useI18n();
  const labels = {
    show: t('account.fields.show'),
    hide: t('account.fields.hide'),
    shown: t('account.fields.shown'),
    hidden: t('account.fields.hidden'),
  };
  return <PasswordField {...props} labels={labels} required />;
}
