import type { BlockFragment } from '@/gql/graphql';
import { mapColumnCounts } from '@/blocks/Columns/Columns.mapper';
import { divideWidth, type AvailableWidth } from '../availableWidth';

/** Returns the width of each block inside a container. */
export function availableWidthInside(
  container: BlockFragment,
  children: number,
  availableWidth: AvailableWidth,
): AvailableWidth {
  switch (container.__typename) {
    case 'contentManager_columns_BlockType':
      return divideWidth(availableWidth, mapColumnCounts(container));
    case 'contentManager_group_BlockType':
      return container.direction === 'horizontal'
        ? divideFromTablet(availableWidth, children)
        : availableWidth;
    case 'contentManager_hero_BlockType':
      return divideFromTablet(availableWidth, 2);
    default:
      return availableWidth;
  }
}

/** From tablets on the blocks stand side by side; on phones one below the other. */
function divideFromTablet(availableWidth: AvailableWidth, count: number): AvailableWidth {
  return divideWidth(availableWidth, { mobile: 1, tablet: count, desktop: count, wide: count });
}
