import { mapLink } from '@/server/mapping/mapLink';
import { missing, type MapBlock } from '../engine/server/mapper';
import { option } from '@/lib/option';

export const mapButtons: MapBlock<'buttons'> = (block, context) => {
  const buttons = block.buttons.flatMap((row) => mapLink(row?.fieldLink, context) ?? []);
  if (buttons.length === 0) return missing('link');
  return {
    orientation: option(['horizontal', 'vertical'], block.orientation, 'horizontal'),
    look: option(['primary', 'secondary', 'text'], block.buttonStyle, 'primary'),
    buttons,
  };
};
