import { Skeleton } from '@/components/Skeleton/Skeleton';
import * as S from './AccountFrame.styles';

/** Cards that are about to come. */
export function CardsSkeleton() {
  return (
    <S.Places aria-hidden="true">
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} $height="22rem" />
      ))}
    </S.Places>
  );
}
