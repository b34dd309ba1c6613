import type { MapBlock } from '../engine/server/mapper';

/** The default and the maximum height in pixels. */
const defaultHeight = 48;
const maxHeight = 400;

/**
 * Maps the heights. Without a height for phones it uses half of the other height, but at least 24 px, and never more
 * than on large screens.
 */
export const mapSpacer: MapBlock<'spacer'> = ({ spacer, spacerMobile }) => {
  const height = clampHeight(spacer ?? defaultHeight);
  const half = Math.min(height, Math.max(height / 2, 24));
  return { height, heightMobile: clampHeight(spacerMobile ?? half) };
};

function clampHeight(height: number): number {
  return Number.isFinite(height)
    ? Math.round(Math.min(maxHeight, Math.max(0, height)))
    : defaultHeight;
}
