import { grounds } from '@studium/shared/town/grounds';
import type { FrameFields } from '../block';
import { option } from '@/lib/option';

const widths = ['mobile', 'tablet', 'desktop'] as const;

/** The fields that every block has in the contract. */
interface RawFrame {
  __typename: string;
  responsiveVisibility?: readonly (string | null)[] | null;
  backgroundColor?: string | null;
  textColor?: string | null;
  alignment?: string | null;
  direction?: string | null;
  contentWidth?: string | null;
  minHeight?: string | null;
}

/** Maps the fields that all blocks have, without those whose value is empty or unknown. */
export function mapFrame(raw: RawFrame): FrameFields {
  const visibleOn = widths.filter((width) => raw.responsiveVisibility?.includes(width));
  const background = option(grounds, raw.backgroundColor, null);
  const color = option(grounds, raw.textColor, null);
  const alignment = option(['left', 'center', 'right'], raw.alignment, null);
  const direction = option(['vertical', 'horizontal'], raw.direction, null);
  const width = option(['narrow', 'normal', 'wide', 'full'], raw.contentWidth, null);
  const minHeight = option(['half', 'full'], raw.minHeight, null);
  return {
    ...(visibleOn.length > 0 && visibleOn.length < widths.length && { visibleOn }),
    ...(background && { background }),
    ...(color && { color }),
    ...(alignment && { alignment }),
    ...(direction && { direction }),
    ...(width && { width }),
    ...(minHeight && { minHeight }),
  };
}
