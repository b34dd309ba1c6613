import { mapImage } from '@/server/mapping/mapImage';
import { mapLink } from '@/server/mapping/mapLink';
import { missing, type MapBlock } from '../mapper';
import { divided, sizesOf } from '../share';

/** How many slides stand side by side on wide screens. */
const most = 3;

/** A slide without its picture, or whose link leads nowhere, is left out. */
export const mapSlider: MapBlock<'slider'> = (block, context, { share }) => {
  const slides = block.slides.flatMap((slide) => {
    const image = mapImage(slide?.coverImage ?? [], context);
    const link = mapLink(slide?.fieldLink, context);
    return slide?.id && image && link ? [{ id: slide.id, image, link }] : [];
  });
  if (slides.length === 0) return missing('content');
  const atOnce = Math.min(most, slides.length);
  const inSight = { mobile: 1, tablet: Math.min(2, atOnce), desktop: atOnce, wide: atOnce };
  return { slides, atOnce, sizes: sizesOf(divided(share, inSight)) };
};
