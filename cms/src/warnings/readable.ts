import { colors } from '../blocks/styleFields';
import { labelOf } from '../fields/options';
import { valueIn } from '../lib/inSite';
import { isRecord } from '../lib/isRecord';
import { type Site, sites } from '../sites';
import { type Ground, grounds, readableOn } from '@studium/shared/town/grounds';
import { type Check, note, type Warning } from './Warning';

/** Whether a stored value is one of the colours. */
const isColour = (value: unknown): value is Ground => grounds.some((ground) => ground === value);

const nameOf = (colour: Ground, site: Site): string => labelOf(colors, colour, site).toLowerCase();

function unreadable(
  ground: Ground,
  textColor: Ground,
  place: { field: string; site: Site },
): Warning {
  const text = {
    it: `Un testo color ${nameOf(textColor, 'it')} su ${nameOf(ground, 'it')} non si legge: il sito userà il colore predefinito`,
    en: `Text in ${nameOf(textColor, 'en')} on ${nameOf(ground, 'en')} is not readable: the site will use its default colour`,
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
      own && isColour(textColor) && !readableOn[own].includes(textColor)
        ? [unreadable(own, textColor, { field: `${at}.textColor`, site })]
        : [];
    return [...here, ...inBlocks(children, own, `${at}.children`, site)];
  });
}

/** Warns about text colours that are not readable on their background. */
export const readable: Check = ({ draft }) =>
  sites.flatMap((site) =>
    inBlocks(valueIn(draft.contentManager, site), 'paper', 'contentManager', site),
  );
