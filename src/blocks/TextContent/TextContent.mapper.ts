import { mapRichText } from '@/server/mapping/mapRichText';
import { missing, type MapBlock } from '../engine/server/mapper';
import { option } from '@/lib/option';

export const mapTextContent: MapBlock<'textContent'> = (block, context, { headingLevel }) => {
  const html = mapRichText(block.textContent, context, headingLevel);
  if (!html) return missing('text');
  return { html, size: option(['small', 'medium', 'large'], block.fontSize, 'medium') };
};
