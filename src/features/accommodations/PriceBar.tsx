import styled from 'styled-components';
import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import { contactIcons } from '@/components/Contacts/contact';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { useI18n } from '@/i18n/I18n';
import { media } from '@/theme/media';
import type { Accommodation } from './model';
import { priceRange } from './priceRange';

/** Right above the bottom bar; the page makes room for both (data-dock, see pageStyles). */
const Bar = styled.div`
  position: fixed;
  z-index: 19;
  inset: auto 0 calc(var(--bar) + env(safe-area-inset-bottom, 0px));
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1rem;
  height: 4.5rem;
  padding: 0 var(--gutter);
  box-shadow: var(--shadow-bar);
  ${media.desktop} {
    display: none;
  }
  ${media.flat} {
    display: none;
  }
`;

const Amount = styled.p`
  min-width: 0;
  font: 700 1.375rem/1 var(--display);
  letter-spacing: -0.02em;
  small {
    display: block;
    margin-top: 0.3rem;
    overflow: hidden;
    color: var(--fg-soft);
    font: 500 var(--fs-tiny) / 1.2 var(--text);
    letter-spacing: 0;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** On phones: what it costs and the main contact, always in reach. */
export function PriceBar({ accommodation }: { accommodation: Accommodation }) {
  const { t, format } = useI18n();
  const { price, condominiumFees: fees, contacts } = accommodation;
  const [contact] = contacts;
  if (!price || !contact) return null;
  return (
    <Bar data-ground="surface" data-dock="price" data-print="hide">
      <Amount>
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
      </Amount>
      <ButtonLink href={contact.href} icon={contactIcons[contact.kind]}>
        {t(`accommodations.contact.${contact.kind}`)}
        <VisuallyHidden>: {contact.label}</VisuallyHidden>
      </ButtonLink>
    </Bar>
  );
}
