import { mapImage } from '@/server/mapping/mapImage';
import { mapLink } from '@/server/mapping/mapLink';
import { mapRichText } from '@/server/mapping/mapRichText';
import { missing, type MapBlock } from '../engine/server/mapper';
import { toSizesAttribute } from '../engine/availableWidth';

export const mapCard: MapBlock<'card'> = (
  block,
  context,
  { headingLevel, hasPriority, availableWidth },
) => {
  if (!block.plainTitle) return missing('title');
  return {
    title: block.plainTitle,
    level: headingLevel,
    image: mapImage(block.image, context),
    sizes: toSizesAttribute(availableWidth),
    priority: hasPriority,
    html: mapRichText(block.textContent, context, headingLevel),
    link: mapLink(block.fieldLink, context),
  };
};
