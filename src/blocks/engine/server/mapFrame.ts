import { grounds } from '@studium/shared/town/grounds';
import type { BlockFrame } from '../block';
import { option } from '@/lib/option';

const widths = ['mobile', 'tablet', 'desktop'] as const;

/** The fields that every block has in the contract. */
export interface RawFrame {
  __typename: string;
  responsiveVisibility?: readonly (string | null)[] | null;
  backgroundColor?: string | null;
  textColor?: string | null;
  alignment?: string | null;
  direction?: string | null;
  contentWidth?: string | null;
  minHeight?: string | null;
}

/** Maps the fields that all blocks have; an empty or unknown value becomes null. */
export function mapFrame(raw: RawFrame): BlockFrame {
  return {
    visibleOn: widths.filter((width) => raw.responsiveVisibility?.includes(width)),
    background: option(grounds, raw.backgroundColor, null),
    color: option(grounds, raw.textColor, null),
    alignment: option(['left', 'center', 'right'], raw.alignment, null),
    direction: option(['vertical', 'horizontal'], raw.direction, null),
    width: option(['narrow', 'normal', 'wide', 'full'], raw.contentWidth, null),
    minHeight: option(['half', 'full'], raw.minHeight, null),
  };
}
