import { useEffect } from 'react';
import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import { AuthFrame } from '@/features/account/AuthFrame';
import { FormSuccess } from '@/features/account/FormSuccess';
import { useI18n } from '@/i18n/I18n';
import { href } from '@/routing/href';
import { OfferForm, type OfferFormProps } from './OfferForm';
import { forgetOffer } from './useKeptOffer';

export interface OfferHomeViewProps extends OfferFormProps {
  /** Whether the form was sent. */
  sent: boolean;
}

/** The page on which a home is offered; afterwards, the request to open the mailbox. */
export function OfferHomeView({ sent, ...form }: OfferHomeViewProps) {
  const { t, locale } = useI18n();
  useEffect(() => {
    if (sent) forgetOffer();
  }, [sent]);
  return (
    <AuthFrame title={t('offers.title')} lead={t('offers.lead')}>
      {sent ? (
        <FormSuccess icon="mail" title={t('offers.sent.title')}>
          <p>{t('offers.sent.text')}</p>
          <ButtonLink look="quiet" href={href('offerHome', locale)}>
            {t('offers.sent.another')}
          </ButtonLink>
        </FormSuccess>
      ) : (
        <OfferForm {...form} />
      )}
    </AuthFrame>
  );
}
