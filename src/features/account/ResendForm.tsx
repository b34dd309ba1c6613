import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { FormMessage } from '@/components/FormMessage/FormMessage';
import { useI18n } from '@/i18n/I18n';
import type { Auth } from '@/session/useAuth';
import { EmailForm } from './EmailForm';
import * as S from './EntryFrame.styles';
import { explainer } from './explain';
import { Form } from './Form';
import { useForm } from './useForm';

interface ResendFormProps {
  /** Known after a registration; else it is asked for. */
  email?: string;
  send: Auth['resendActivation'];
}

/** The activation e-mail once more. */
export function ResendForm({ email, send }: ResendFormProps) {
  const { t } = useI18n();
  const [done, setDone] = useState(false);
  const sendAnew = (address: string) => {
    setDone(false);
    return send(address);
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
          send={sendAnew}
          onDone={onDone}
        />
      ) : (
        <ToKnown send={() => sendAnew(email)} onDone={onDone} />
      )}
    </S.More>
  );
}

function ToKnown({
  send,
  onDone,
}: {
  send: () => ReturnType<Auth['resendActivation']>;
  onDone: () => void;
}) {
  const { t } = useI18n();
  const form = useForm({ names: [], check: () => ({}), send, explain: explainer(t), onDone });
  return (
    <Form form={form} pendingText={t('account.resend.pending')}>
      <div>
        <Button type="submit" look="quiet" icon="mail" pending={form.pending}>
          {t('account.resend.submit')}
        </Button>
      </div>
    </Form>
  );
}
