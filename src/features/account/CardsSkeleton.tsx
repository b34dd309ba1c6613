import { Skeleton } from '@/components/Skeleton/Skeleton';
import * as S from './AccountFrame.styles';

/** Placeholders for cards while they load. */
export function CardsSkeleton() {
  return (
    <S.CardGrid aria-hidden="true">
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} $height="22rem" />
      ))}
    </S.CardGrid>
  );
}
