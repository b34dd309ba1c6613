import type { BlockFragment } from '@/gql/graphql';
import { columnCounts } from './Columns/Columns.mapper';
import { divided, type Share } from './share';

/** The room that each block inside a container has. */
export function shareInside(container: BlockFragment, children: number, share: Share): Share {
  switch (container.__typename) {
    case 'contentManager_columns_BlockType':
      return divided(share, columnCounts(container));
    case 'contentManager_group_BlockType':
      return container.direction === 'horizontal' ? besideEachOther(share, children) : share;
    case 'contentManager_hero_BlockType':
      return besideEachOther(share, 2);
    default:
      return share;
  }
}

/** From tablets on; one below the other on phones. */
function besideEachOther(share: Share, count: number): Share {
  return divided(share, { mobile: 1, tablet: count, desktop: count, wide: count });
}
