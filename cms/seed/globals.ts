import { menuHandles } from '../src/globals/menuHandles';
import { defaultSite, type Site } from '../src/sites';
import { type ContentGlobal, footerSlugs } from '../transfer/Store';
import { blocksOf } from './blocks';
import type { Keys } from './Keys';
import { linkOf, richTextOf } from './links';
import type { FooterPartSeed, MenuNodeSeed, SeedContent } from './types';
import type { Fields } from '../src/lib/Fields';

/** What a menu or a global set has in one language, and the fields that the cms stores. */
interface GlobalPart {
  slug: ContentGlobal;
  /** The content in the language, to compare. */
  seed: unknown;
  fields: (keys: Keys) => Fields;
}

const nodesOf = (nodes: readonly MenuNodeSeed[], keys: Keys): Fields[] =>
  nodes.map(({ link, children = [] }) => ({
    blockType: 'node',
    link: linkOf(link, keys),
    children: nodesOf(children, keys),
  }));

const columnOf = (parts: readonly FooterPartSeed[], keys: Keys): Fields[] =>
  parts.map((part) =>
    'html' in part
      ? { blockType: 'textContent', textContent: richTextOf(part.html, keys) }
      : { blockType: 'navigationMenu', menu: part.menu },
  );

const profilesOf = (socials: SeedContent['globals']['socials']): Fields[] =>
  Object.entries(socials).map(([blockType, url]) => ({
    // The keys of the content are the block types of the rows.
    blockType,
    fieldLink: { kind: 'url', url, newWindow: true },
  }));

/** The menus and global sets of a town in one language. */
export function globalParts(
  { menus, globals }: Pick<SeedContent, 'menus' | 'globals'>,
  site: Site,
): GlobalPart[] {
  const { siteInfo, generalConfigurations, registerPrivacy, socials, footer, prefooter } = globals;
  const { priceDisclaimer, accommodationDisclaimer } = generalConfigurations;
  const disclaimers = [priceDisclaimer[site], accommodationDisclaimer[site]] as const;
  const { image } = siteInfo;
  const name = { title: siteInfo.plainTitle[site], description: siteInfo.plainDescription[site] };
  const privacy = registerPrivacy.textContent[site];
  const blocks = prefooter.blocks[site];
  // All languages share the profiles.
  const profiles = site === defaultSite ? Object.entries(socials) : [];
  return [
    ...menuHandles.map((slug) => ({
      slug,
      seed: menus[slug][site],
      fields: (keys: Keys) => ({ nodes: nodesOf(menus[slug][site], keys.in(site)) }),
    })),
    ...footer.map(({ content }, index) => ({
      slug: footerSlugs[index] ?? 'footer1',
      seed: content[site],
      fields: (keys: Keys) => ({ footerContent: columnOf(content[site], keys.in(site)) }),
    })),
    {
      slug: 'siteInfo',
      seed: { ...name, image },
      fields: (keys) => ({
        plainTitle: name.title,
        plainDescription: name.description || null,
        image: image === undefined ? null : keys.get('media', image),
      }),
    },
    {
      slug: 'generalConfigurations',
      seed: disclaimers,
      fields: (keys) => ({
        priceDisclaimer: richTextOf(disclaimers[0], keys.in(site)),
        accommodationDisclaimer: richTextOf(disclaimers[1], keys.in(site)),
      }),
    },
    {
      slug: 'registerPrivacy',
      seed: privacy,
      fields: (keys) => ({ textContent: richTextOf(privacy, keys.in(site)) }),
    },
    {
      slug: 'prefooter',
      seed: blocks,
      fields: (keys) => ({ contentManager: blocksOf(blocks, keys.in(site)) }),
    },
    { slug: 'socials', seed: profiles, fields: () => ({ socials: profilesOf(socials) }) },
  ];
}
