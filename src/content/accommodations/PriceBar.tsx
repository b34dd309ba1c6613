import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import { contactIcons } from '@/components/Contacts/contact';
import * as S from '@/components/DockBar/DockBar';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { useI18n } from '@/i18n/I18n';
import { priceRange } from './priceRange';
import type { Accommodation } from './detail';

/** The price and the main contact, fixed at the bottom on phones. */
export function PriceBar({ accommodation }: { accommodation: Accommodation }) {
  const { t, format } = useI18n();
  const { price, condominiumFees: fees, contacts } = accommodation;
  const [contact] = contacts;
  if (!price || !contact) return null;
  return (
    <S.Bar data-ground="surface" data-dock="price" data-print="hide">
      <S.Amount>
        {priceRange(price, format)}
        <small>
          {t('accommodations.price.perMonthLong')}
          {fees !== null &&
            `, ${
              fees > 0
                ? t('accommodations.price.plusFees', { fees: format.euro(fees) })
                : t('accommodations.price.feesIncluded')
            }`}
        </small>
      </S.Amount>
      <ButtonLink href={contact.href} icon={contactIcons[contact.kind]}>
        {t(`common.contact.${contact.kind}`)}
        <VisuallyHidden>: {contact.label}</VisuallyHidden>
      </ButtonLink>
    </S.Bar>
  );
}
