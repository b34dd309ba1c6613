import { mapImage } from '@/server/mapping/mapImage';
import { mapLink } from '@/server/mapping/mapLink';
import { mapRichText } from '@/server/mapping/mapRichText';
import { missing, type MapBlock } from '../engine/server/mapper';
import { divideContainer, toSizesAttribute, type AvailableWidth } from '../engine/availableWidth';

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
    sizes: toSizesAttribute(pictureWidth(availableWidth)),
    priority: hasPriority,
    html: mapRichText(block.textContent, context, headingLevel),
    link: mapLink(block.fieldLink, context),
  };
};

/** In wide cards the picture takes 44 % of the width, beside the text (Card.styles.ts). */
const wide = { from: 640, part: 0.44 };

const pictureWidth = (card: AvailableWidth): AvailableWidth =>
  divideContainer(card, (pixels) => (pixels < wide.from ? 1 : 1 / wide.part));
