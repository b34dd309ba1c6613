import type { MapBlock } from '../mapper';
import { option } from '../option';

const counts = [1, 2, 3, 4, 5, 6] as const;

/** A width without a number takes that of the next narrower one. */
export const mapColumns: MapBlock<'columns'> = (block) => {
  const mobile = option(counts, block.columnNumberMobile, 1);
  const tablet = option(counts, block.columnNumberTablet, mobile);
  const desktop = option(counts, block.columnNumberDesktop, tablet);
  const wide = option(counts, block.columnNumberWide, desktop);
  return { columns: { mobile, tablet, desktop, wide } };
};
