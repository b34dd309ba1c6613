import { mapRichText } from '@/server/mapping/mapRichText';
import { missing, type MapBlock } from '../mapper';
import { option } from '../option';

export const mapTextContent: MapBlock<'textContent'> = (block, context) => {
  const html = mapRichText(block.textContent, context);
  if (!html) return missing('no text');
  return { html, size: option(['small', 'medium', 'large'], block.fontSize, 'medium') };
};
