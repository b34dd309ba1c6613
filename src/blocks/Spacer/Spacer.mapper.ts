import type { MapBlock } from '../engine/server/mapper';

/** The default and the maximum height in pixels. */
const defaultHeight = 48;
const maxHeight = 400;

/** Maps the heights. Without a height for phones it uses half of the other height, but at least 24 px. */
export const mapSpacer: MapBlock<'spacer'> = ({ spacer, spacerMobile }) => {
  const height = clampHeight(spacer ?? defaultHeight);
  return { height, heightMobile: clampHeight(spacerMobile ?? Math.max(height / 2, 24)) };
};

function clampHeight(height: number): number {
  return Number.isFinite(height)
    ? Math.round(Math.min(maxHeight, Math.max(0, height)))
    : defaultHeight;
}
