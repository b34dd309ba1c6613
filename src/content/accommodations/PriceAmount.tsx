import * as S from '@/components/DockBar/DockBar';
import { useI18n } from '@/i18n/I18n';
import { priceRange } from './priceRange';
import type { Price } from './model';

interface PriceAmountProps {
  price: Price;
  /** Monthly fees in euros; null if unknown, 0 if the price includes them. */
  fees: number | null;
}

/** The price in the bar at the lower edge on phones. */
export function PriceAmount({ price, fees }: PriceAmountProps) {
  const { t, format } = useI18n();
  return (
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
  );
}
