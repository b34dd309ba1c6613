import { Grid } from '@/components/Grid/Grid';
import { Skeleton } from '@/components/Skeleton/Skeleton';
import * as S from '@/features/account/AccountFrame.styles';
import { FavouritesNav } from './FavouritesNav';
import type { FavouritesSection } from './model';

/** The page of favourites while the session loads. Its links work already. */
export function FavouritesSkeleton({ current }: { current: FavouritesSection | null }) {
  return (
    <>
      <FavouritesNav user={null} current={current} />
      <S.Content>
        <CardsSkeleton isGrouped={current === null} />
      </S.Content>
    </>
  );
}

interface CardsSkeletonProps {
  isGrouped?: boolean;
}

export function CardsSkeleton({ isGrouped = false }: CardsSkeletonProps) {
  return (
    <S.Group as="div" aria-hidden="true">
      {isGrouped && <Skeleton $height="2.25rem" $width="14rem" />}
      <Grid>
        {[1, 2, 3, 4].map((place) => (
          <li key={place}>
            <Skeleton $height="22rem" />
          </li>
        ))}
      </Grid>
    </S.Group>
  );
}
