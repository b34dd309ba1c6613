import * as S from '@/features/account/AccountFrame.styles';
import { CardsSkeleton } from '@/features/account/CardsSkeleton';
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
