import type { MapBlock, RawBlock } from '../engine/server/mapper';
import { option } from '@/lib/option';
import type { ColumnsProps } from './Columns';

const counts = [1, 2, 3, 4, 5, 6] as const;

/**
 * Returns the columns by screen width. A width without a number takes the number of the next narrower width.
 */
export function mapColumnCounts(block: RawBlock<'columns'>): ColumnsProps['columns'] {
  const mobile = option(counts, block.columnNumberMobile, 1);
  const tablet = option(counts, block.columnNumberTablet, mobile);
  const desktop = option(counts, block.columnNumberDesktop, tablet);
  const wide = option(counts, block.columnNumberWide, desktop);
  return { mobile, tablet, desktop, wide };
}

export const mapColumns: MapBlock<'columns'> = (block) => ({ columns: mapColumnCounts(block) });
