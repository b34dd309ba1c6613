import { writeBlocks } from '../content/markdown/writeBlocks';
import { valueIn } from '../src/lib/inSite';
import { isRecord } from '../src/lib/isRecord';
import { rowsOf } from '../src/lib/rowsOf';
import { defaultSite, inEachSite, type PerSite, type Site } from '../src/sites';
import { siteTextOf } from './CmsContent';
import type { FileContext } from './FileContext';
import { type ContentGlobal, footerSlugs } from './Store';
import { compact, textsIn } from './writeEntry';
import { blocksOf } from './writeLayout';
import { markdownOf } from './writeRichText';
import type { Fields } from '../src/lib/Fields';

type Contexts = PerSite<FileContext>;

const globalOf = (contexts: Contexts, slug: ContentGlobal): Fields =>
  contexts[defaultSite].content.globals.get(slug) ?? {};

/** The profiles on social networks. */
function socialsOf(contexts: Contexts): Fields {
  const profiles: Fields = {};
  for (const { blockType, fieldLink } of rowsOf(globalOf(contexts, 'socials').socials)) {
    const name = siteTextOf(blockType);
    const link = isRecord(fieldLink) ? fieldLink : {};
    const url = siteTextOf(link.url);
    if (link.kind !== 'url' || url === '' || name in profiles)
      contexts[defaultSite].omit(
        `the profile ${name}, which is there twice or does not lead to an address`,
      );
    else profiles[name] = url;
    if (link.text || link.title || link.newWindow !== true)
      contexts[defaultSite].omit(
        `the words of the link to ${name}, and that it does not open a new window`,
      );
  }
  return profiles;
}

/** What content/site.yml has. */
export function siteOf(contexts: Contexts): Fields {
  const info = globalOf(contexts, 'siteInfo');
  const notes = globalOf(contexts, 'generalConfigurations');
  const { textContent } = globalOf(contexts, 'registerPrivacy');
  const markdown = (value: unknown) =>
    compact(inEachSite((site) => markdownOf(valueIn(value, site), contexts[site])));
  return {
    siteInfo: compact({
      plainTitle: textsIn(info.plainTitle),
      plainDescription: textsIn(info.plainDescription),
      image: contexts[defaultSite].keyOf('media', info.image),
    }),
    generalConfigurations:
      compact({
        priceDisclaimer: markdown(notes.priceDisclaimer),
        accommodationDisclaimer: markdown(notes.accommodationDisclaimer),
      }) ?? {},
    registerPrivacy: compact({ textContent: markdown(textContent) }) ?? {},
    socials: socialsOf(contexts),
  };
}

/** The four columns of the footer in one language. */
export const footerOf = (contexts: Contexts, site: Site): string =>
  footerSlugs
    .map((slug) => {
      const parts = rowsOf(valueIn(globalOf(contexts, slug).footerContent, site)).flatMap(
        ({ blockType, menu, textContent }) =>
          blockType === 'navigationMenu'
            ? `::menu{name=${siteTextOf(menu)}}\n`
            : (markdownOf(textContent, contexts[site]) ?? []),
      );
      return `:::column\n${parts.join('\n')}:::\n`;
    })
    .join('\n');

/** The blocks above the footer in one language. */
export const prefooterOf = (contexts: Contexts, site: Site): string =>
  writeBlocks(
    blocksOf(valueIn(globalOf(contexts, 'prefooter').contentManager, site), contexts[site]),
  );
