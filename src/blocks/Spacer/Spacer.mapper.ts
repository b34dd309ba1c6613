import type { MapBlock } from '../mapper';

/** Pixels where an editor says nothing, and the most that an editor may ask for. */
const usual = 48;
const most = 400;

/** Without a height for phones they get half of the other, at least a line of text. */
export const mapSpacer: MapBlock<'spacer'> = ({ spacer, spacerMobile }) => {
  const height = inBounds(spacer ?? usual);
  return { height, heightMobile: inBounds(spacerMobile ?? Math.max(height / 2, 24)) };
};

function inBounds(height: number): number {
  return Number.isFinite(height) ? Math.round(Math.min(most, Math.max(0, height))) : usual;
}
