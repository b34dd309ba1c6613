import { missing, type MapBlock } from '../engine/server/mapper';

export const mapAccordion: MapBlock<'accordion'> = (block, _context, { headingLevel }) => {
  if (!block.plainTitle) return missing('title');
  return { title: block.plainTitle, level: headingLevel };
};
