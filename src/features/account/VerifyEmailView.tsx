import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import { StatusAlert } from '@/components/StatusAlert/StatusAlert';
import { useI18n } from '@/i18n/I18n';
import { href } from '@/routing/href';
import { activateUser } from '@/session/anonymousCalls';
import { useSession } from '@/session/session';
import { writeToTab } from '@/lib/tabStorage';
import { FormSuccess } from './FormSuccess';
import { AuthFrame } from './AuthFrame';
import { createErrorMapper } from './createErrorMapper';
import { Form } from './Form';
import { registeredEmailKey } from './registeredEmailKey';
import { ResendForm } from './ResendForm';
import { useForm } from './useForm';
import { useMailedCode, type CodeProps } from './useMailedCode';

/**
 * Confirms an address. The visitor has to click a button, because mail scanners open links and would
 * use up the code.
 */
export function VerifyEmailView(props: CodeProps) {
  const { t, locale } = useI18n();
  const [done, setDone] = useState(false);
  const isLoggedIn = useSession().status === 'in';
  const { mailed, forget } = useMailedCode('verifyEmail', props);
  const finish = () => {
    forget();
    writeToTab(registeredEmailKey, null);
    setDone(true);
  };
  const canConfirm = mailed.status === 'ready' && !done;
  const lead = canConfirm
    ? t('account.activate.lead')
    : done
      ? undefined
      : t('account.activate.leadMissing');
  return (
    <AuthFrame title={t('account.activate.title')} lead={lead}>
      {done ? (
        <FormSuccess icon="check" title={t('account.activate.done.title')}>
          <p>{isLoggedIn ? t('account.activate.done.textIn') : t('account.activate.done.text')}</p>
          <ButtonLink href={href(isLoggedIn ? 'accountProfile' : 'login', locale)}>
            {isLoggedIn ? t('account.activate.done.actionIn') : t('account.activate.done.action')}
          </ButtonLink>
        </FormSuccess>
      ) : (
        <>
          {mailed.status === 'ready' && (
            <Confirm code={mailed.code} id={mailed.id} onDone={finish} />
          )}
          {mailed.status === 'malformed' && (
            <StatusAlert tone="danger" text={t('account.problems.codeFormat')} />
          )}
          <ResendForm />
        </>
      )}
    </AuthFrame>
  );
}

interface ConfirmProps {
  code: string;
  id: string;
  onDone: () => void;
}

function Confirm({ code, id, onDone }: ConfirmProps) {
  const { t } = useI18n();
  const form = useForm({
    names: [],
    check: () => ({}),
    send: () => activateUser({ code, id }),
    mapError: createErrorMapper(t, {}, { text: t('account.activate.expired') }),
    onDone,
  });
  return (
    <Form form={form} pendingText={t('account.activate.pending')}>
      <Button type="submit" block pending={form.pending}>
        {t('account.activate.submit')}
      </Button>
    </Form>
  );
}
