import type { MapFonts } from '@studium/shared/town/map/names';
import { fontFamilies } from '@/theme/fonts';

/**
 * The site’s fonts, which every page has loaded. MapLibre reads the weight from the first name. Letters that the
 * fonts lack are drawn in fonts of the device.
 */
export const mapFonts: MapFonts = {
  text: ['Figtree SemiBold', ...fontFamilies('Figtree')],
  titles: ['Bricolage Grotesque Bold', ...fontFamilies('Bricolage Grotesque')],
};
