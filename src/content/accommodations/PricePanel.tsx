import { Contacts } from '@/components/Contacts/Contacts';
import { Panel } from '@/components/Panel/Panel';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { useI18n } from '@/i18n/I18n';
import { EntryHead } from '@/content/shared/EntryHead';
import * as S from './Panel.styles';
import { priceRange } from './priceRange';
import type { Accommodation } from './detail';

/** The total price and the contacts. */
export function PricePanel({ accommodation }: { accommodation: Accommodation }) {
  const { t, format } = useI18n();
  const { price, condominiumFees: fees, contacts, priceDisclaimerHtml } = accommodation;
  return (
    <Panel data-ground="surface">
      <EntryHead detail={accommodation} />
      <VisuallyHidden as="h2">{t('accommodations.price.label')}</VisuallyHidden>
      {price ? (
        <>
          <S.Big>
            <span>{priceRange(price, format)}</span>
            <small>{t(`accommodations.price.${price.mode}`)}</small>
          </S.Big>
          {fees !== null && (
            <S.Sum>
              <div>
                <dt>{t('accommodations.price.rent')}</dt>
                <dd>{priceRange(price, format)}</dd>
              </div>
              <div>
                <dt>{t('accommodations.price.fees')}</dt>
                <dd>{fees > 0 ? format.euro(fees) : t('accommodations.price.noFees')}</dd>
              </div>
              <div>
                <dt>{t('accommodations.price.total')}</dt>
                <dd>{priceRange(price, format, fees)}</dd>
              </div>
            </S.Sum>
          )}
        </>
      ) : (
        <S.PriceOnRequest>{t('accommodations.price.onRequest')}</S.PriceOnRequest>
      )}
      <Contacts contacts={contacts} />
      {priceDisclaimerHtml && <S.Fine html={priceDisclaimerHtml} />}
    </Panel>
  );
}
