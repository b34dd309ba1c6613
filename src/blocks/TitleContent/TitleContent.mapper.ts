import { missing, type MapBlock } from '../engine/server/mapper';
import { option } from '@/lib/option';

export const mapTitleContent: MapBlock<'titleContent'> = (block, _context, { headingLevel }) => {
  if (!block.plainTitle) return missing('title');
  return {
    text: block.plainTitle,
    level: headingLevel,
    size: option(['small', 'medium', 'large'], block.fontSize, 'medium'),
  };
};
