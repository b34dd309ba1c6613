import { memo } from 'react';
import type { PlaceTeaser } from './model';
import * as S from './PlaceCard.styles';
import { PlaceIcon } from './PlaceIcon';

interface PlaceCardProps {
  place: PlaceTeaser;
  /** The walking time, as text. */
  travelTime?: string;
}

/** A card of a point of interest. It has the full description, so that opening the page is not needed. */
export const PlaceCard = memo(function PlaceCard({ place, travelTime }: PlaceCardProps) {
  const { href, title, excerpt, icon, address } = place;
  return (
    <S.Card data-ground="surface">
      {icon && <PlaceIcon icon={icon} size="small" />}
      <S.Words>
        <S.Title>
          <S.Stretched href={href}>{title}</S.Stretched>
        </S.Title>
        {(address || travelTime) && (
          <S.Text>{[address, travelTime].filter(Boolean).join('\u00a0· ')}</S.Text>
        )}
        {excerpt && <S.Text>{excerpt}</S.Text>}
      </S.Words>
    </S.Card>
  );
});
