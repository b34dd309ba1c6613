import { colors } from '../blocks/styleFields';
import { labelOf } from '../fields/options';
import { isRecord } from '../lib/isRecord';
import { type Site, sites } from '../sites';
import type { Ground } from '@studium/shared/town/grounds';
import { contrast, isColour } from './colours';
import { inSite } from './leaves';
import { type Check, note, type Warning } from './Warning';

/** WCAG 2.2, 1.4.3. */
const minContrast = 4.5;

const nameOf = (colour: Ground, site: Site): string => labelOf(colors, colour, site).toLowerCase();

function unreadable(
  ground: Ground,
  letters: Ground,
  place: { field: string; site: Site },
): Warning {
  const ratio = Math.floor(contrast(ground, letters) * 10) / 10;
  const text = {
    it: `Un testo color ${nameOf(letters, 'it')} su ${nameOf(ground, 'it')} non si legge (contrasto ${String(ratio).replace('.', ',')}:1, ne serve 4,5): il sito userà il colore predefinito`,
    en: `Text in ${nameOf(letters, 'en')} on ${nameOf(ground, 'en')} is not readable (contrast ${ratio}:1, at least 4.5 is needed): the site will use its default colour`,
  };
  return note(text, { field: place.field, sites: [place.site] });
}

/** `ground` is null over a picture, where the site chooses the text colour itself. */
function inBlocks(blocks: unknown, ground: Ground | null, path: string, site: Site): Warning[] {
  if (!Array.isArray(blocks)) return [];
  return blocks.filter(isRecord).flatMap((block, n) => {
    const at = `${path}.${n}`;
    const { backgroundColor, textColor, blockType, children } = block;
    const own = isColour(backgroundColor) ? backgroundColor : blockType === 'hero' ? null : ground;
    const here =
      own && isColour(textColor) && contrast(own, textColor) < minContrast
        ? [unreadable(own, textColor, { field: `${at}.textColor`, site })]
        : [];
    return [...here, ...inBlocks(children, own, `${at}.children`, site)];
  });
}

/** Warns about text colours that are not readable on their background. */
export const readable: Check = ({ draft }) =>
  sites.flatMap((site) =>
    inBlocks(inSite(draft, 'contentManager', site), 'paper', 'contentManager', site),
  );
