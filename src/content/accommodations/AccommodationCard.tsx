import { memo } from 'react';
import styled from 'styled-components';
import { Chip } from '@/components/Tag/Chip';
import { TeaserCard, type SharedCardProps } from '@/components/TeaserCard/TeaserCard';
import { useI18n } from '@/i18n/I18n';
import { CompareToggle } from '@/features/compare/CompareToggle';
import { FavouriteToggle } from '@/features/favourites/FavouriteToggle';
import type { AccommodationTeaser } from './model';
import { priceRange } from './priceRange';

const Amount = styled.p`
  font: 700 1.5rem/1 var(--display);
  letter-spacing: -0.02em;
  white-space: nowrap;
  small {
    color: var(--fg-soft);
    font: 500 var(--fs-small) / 1 var(--text);
    letter-spacing: 0;
  }
`;

const PriceOnRequest = styled.p`
  color: var(--fg-soft);
  font-size: var(--fs-small);
  font-weight: 600;
`;

interface AccommodationCardProps extends SharedCardProps {
  accommodation: AccommodationTeaser;
  /** The time to the visitor’s university, as text. */
  travelTime?: string | null;
}

export const AccommodationCard = memo(function AccommodationCard({
  accommodation,
  travelTime,
  ...sharedProps
}: AccommodationCardProps) {
  const { t, format } = useI18n();
  const { href, title, type, image, address, price, availability, studentCardReserved } =
    accommodation;
  return (
    <TeaserCard
      {...sharedProps}
      href={href}
      title={title}
      action={<FavouriteToggle entry={accommodation} />}
      image={image}
      kicker={type && t(`accommodations.types.${type}`)}
      meta={
        <>
          <span>{address}</span>
          {address && travelTime && <br />}
          <span>{travelTime}</span>
        </>
      }
      badge={
        <>
          <Chip tone={availability} label={t(`accommodations.availability.${availability}`)} />
          {studentCardReserved && <Chip tone="card" label={t('accommodations.studentCardShort')} />}
        </>
      }
      foot={
        <>
          {price ? (
            <Amount>
              {priceRange(price, format)} <small>{t('accommodations.price.perMonth')}</small>
            </Amount>
          ) : (
            <PriceOnRequest>{t('accommodations.price.onRequest')}</PriceOnRequest>
          )}
          <CompareToggle section="accommodations" entry={accommodation} />
        </>
      }
    />
  );
});
