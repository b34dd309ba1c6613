import { useState } from 'react';
import { FormMessage } from '@/components/FormMessage/FormMessage';
import { useI18n } from '@/i18n/I18n';
import { useAuth } from '@/session/useAuth';
import { ButtonForm } from './ButtonForm';
import { EmailForm } from './EmailForm';
import * as S from './AuthFrame.styles';

interface ResendFormProps {
  /** The address of a registration; without it the form has a field for it. */
  email?: string;
}

export function ResendForm({ email }: ResendFormProps) {
  const { t } = useI18n();
  const { resendActivation } = useAuth();
  const [done, setDone] = useState(false);
  const resend = (address: string) => {
    setDone(false);
    return resendActivation(address);
  };
  const onDone = () => setDone(true);
  return (
    <S.More>
      <h2>{t('account.resend.title')}</h2>
      <FormMessage>{done && t('account.resend.done')}</FormMessage>
      {email === undefined ? (
        <EmailForm
          quiet
          submitText={t('account.resend.submit')}
          pendingText={t('account.resend.pending')}
          send={resend}
          onDone={onDone}
        />
      ) : (
        <ButtonForm
          look="quiet"
          icon="mail"
          submitText={t('account.resend.submit')}
          pendingText={t('account.resend.pending')}
          send={() => resend(email)}
          onDone={onDone}
        />
      )}
    </S.More>
  );
}
