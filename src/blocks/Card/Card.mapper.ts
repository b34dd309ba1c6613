import { mapImage } from '@/server/mapping/mapImage';
import { mapLink } from '@/server/mapping/mapLink';
import { mapRichText } from '@/server/mapping/mapRichText';
import { missing, type MapBlock } from '../mapper';
import { sizesOf } from '../share';

export const mapCard: MapBlock<'card'> = (block, context, { headingLevel, first, share }) => {
  if (!block.plainTitle) return missing('title');
  return {
    title: block.plainTitle,
    level: headingLevel,
    image: mapImage(block.image, context),
    sizes: sizesOf(share),
    priority: first,
    html: mapRichText(block.textContent, context, headingLevel),
    link: mapLink(block.fieldLink, context),
  };
};
