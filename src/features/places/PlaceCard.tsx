import { memo } from 'react';
import type { PlaceTeaser } from './model';
import * as S from './PlaceCard.styles';
import { PlaceIcon } from './PlaceIcon';

interface PlaceCardProps {
  place: PlaceTeaser;
  /** How long it takes to walk there. */
  way?: string;
}

/** A point of interest in a list, with its whole description: there is no need to open it. */
export const PlaceCard = memo(function PlaceCard({ place, way }: PlaceCardProps) {
  const { href, title, excerpt, icon, address } = place;
  return (
    <S.Card data-ground="surface">
      {icon && <PlaceIcon icon={icon} size="small" />}
      <S.Words>
        <S.Title>
          <S.Stretched href={href}>{title}</S.Stretched>
        </S.Title>
        {(address || way) && <S.Text>{[address, way].filter(Boolean).join(' · ')}</S.Text>}
        {excerpt && <S.Text>{excerpt}</S.Text>}
      </S.Words>
    </S.Card>
  );
});
