import { mapDecoration } from '@/server/mapping/mapImage';
import { mapLink } from '@/server/mapping/mapLink';
import { missing, type MapBlock } from '../engine/server/mapper';
import { divideWidth, toSizesAttribute } from '../engine/availableWidth';

/** The maximum number of visible slides on wide screens. */
const maxVisible = 3;

/** Maps the slides; it omits slides without a picture or a valid link. */
export const mapSlider: MapBlock<'slider'> = (block, context, { availableWidth }) => {
  const slides = block.slides.flatMap((slide) => {
    const image = mapDecoration(slide?.coverImage ?? [], context);
    const link = mapLink(slide?.fieldLink, context);
    return slide?.id && image && link ? [{ id: slide.id, image, link }] : [];
  });
  if (slides.length === 0) return missing('content');
  const visibleSlides = Math.min(maxVisible, slides.length);
  const visibleByScreen = {
    mobile: 1,
    tablet: Math.min(2, visibleSlides),
    desktop: visibleSlides,
    wide: visibleSlides,
  };
  return {
    slides,
    visibleSlides,
    sizes: toSizesAttribute(divideWidth(availableWidth, visibleByScreen)),
  };
};
