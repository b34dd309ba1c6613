import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import { StatusAlert } from '@/components/StatusAlert/StatusAlert';
import { useI18n } from '@/i18n/I18n';
import { href } from '@/routing/href';
import type { Result } from '@/session/result';
import { useSession } from '@/session/session';
import { keepInTab } from '@/lib/tabStorage';
import { Done } from './Done';
import { EntryFrame } from './EntryFrame';
import { explainer } from './explain';
import { Form } from './Form';
import { registeredKey } from './registered';
import { ResendForm } from './ResendForm';
import { useAuthOnDemand } from './useAuthOnDemand';
import { useForm } from './useForm';
import { useMailedCode, type CodeProps } from './useMailedCode';

/**
 * Confirms an address. A button uses the code: programs that look into mails open links, and would
 * use it up.
 */
export function VerifyEmailView(given: CodeProps) {
  const { t, locale } = useI18n();
  const [done, setDone] = useState(false);
  const isIn = useSession().status === 'in';
  const { call, prepare, bridge } = useAuthOnDemand();
  const { mailed, forget } = useMailedCode('verifyEmail', given);
  const finish = () => {
    forget();
    keepInTab(registeredKey, null);
    setDone(true);
  };
  const isAsked = mailed.status === 'ready' && !done;
  const lead = isAsked
    ? t('account.activate.lead')
    : done
      ? undefined
      : t('account.activate.leadMissing');
  return (
    <EntryFrame title={t('account.activate.title')} lead={lead}>
      {done ? (
        <Done icon="check" title={t('account.activate.done.title')}>
          <p>{isIn ? t('account.activate.done.textIn') : t('account.activate.done.text')}</p>
          <ButtonLink href={href(isIn ? 'accountProfile' : 'login', locale)}>
            {isIn ? t('account.activate.done.actionIn') : t('account.activate.done.action')}
          </ButtonLink>
        </Done>
      ) : (
        <>
          {mailed.status === 'ready' && (
            <Confirm
              send={() => call((auth) => auth.activate({ code: mailed.code, id: mailed.id }))}
              onDone={finish}
              onUse={prepare}
            />
          )}
          {mailed.status === 'malformed' && (
            <StatusAlert tone="danger" text={t('account.problems.codeFormat')} />
          )}
          <ResendForm send={(to) => call((auth) => auth.resendActivation(to))} />
        </>
      )}
      {bridge}
    </EntryFrame>
  );
}

interface ConfirmProps {
  send: () => Promise<Result>;
  onDone: () => void;
  onUse: () => void;
}

function Confirm({ send, onDone, onUse }: ConfirmProps) {
  const { t } = useI18n();
  const form = useForm({
    names: [],
    check: () => ({}),
    send,
    explain: explainer(t, {}, { text: t('account.activate.expired') }),
    onDone,
  });
  return (
    <Form form={form} pendingText={t('account.activate.pending')} onUse={onUse}>
      <Button type="submit" block pending={form.pending}>
        {t('account.activate.submit')}
      </Button>
    </Form>
  );
}
