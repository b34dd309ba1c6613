import { useEffect, useEffectEvent } from 'react';
import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import { StatusAlert } from '@/components/StatusAlert/StatusAlert';
import { AuthFrame } from '@/features/account/AuthFrame';
import { FormSuccess } from '@/features/account/FormSuccess';
import { useMailedCode, type CodeProps } from '@/features/account/useMailedCode';
import { useI18n } from '@/i18n/I18n';
import { HomeForm, type OwnedHome, type RefusedAnswer } from './HomeForm';
import { ownersHref } from './ownersHref';

export interface OwnersViewProps extends CodeProps {
  /** What the link of the mail is worth. Without a code in the address, it may be in the tab: `missing`. */
  state: 'open' | 'gone' | 'missing' | 'failed';
  homes: OwnedHome[];
  /** What has become of an answer that was sent: visitors see it, or the office does the rest. */
  answered?: 'applied' | 'forOffice';
  refused?: RefusedAnswer;
}

/** The page on which an owner answers whether their homes are still free, from the link of a mail. */
export function OwnersView({ state, homes, answered, refused, code, id }: OwnersViewProps) {
  const { t, locale } = useI18n();
  const { mailed, finish } = useMailedCode('owners', { code, id });
  const forget = useEffectEvent(finish);
  useEffect(() => {
    if (state === 'gone') forget();
  }, [state]);
  return (
    <AuthFrame title={t('owners.title')} lead={state === 'gone' ? undefined : t('owners.lead')}>
      {answered && (
        <FormSuccess icon="check" title={t(`owners.${answered}.title`)}>
          <p>{t(`owners.${answered}.text`)}</p>
        </FormSuccess>
      )}
      {state === 'gone' && <StatusAlert tone="neutral" text={t('owners.gone')} />}
      {state === 'failed' && <StatusAlert tone="danger" text={t('owners.failed')} />}
      {state === 'missing' &&
        (mailed ? (
          <ButtonLink href={ownersHref(mailed, locale)}>{t('owners.again')}</ButtonLink>
        ) : (
          <StatusAlert tone="neutral" text={t('owners.missing')} />
        ))}
      {state === 'open' && homes.length === 0 && !answered && (
        <StatusAlert tone="neutral" text={t('owners.none')} />
      )}
      {homes.map((home) => (
        <HomeForm
          key={home.id}
          home={home}
          action={ownersHref(mailed ?? { code, id }, locale)}
          refused={refused?.home === home.id ? refused : undefined}
        />
      ))}
    </AuthFrame>
  );
}
