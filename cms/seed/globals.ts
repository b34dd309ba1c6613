import type { BasePayload } from 'payload';
import type { HeaderMenu, Social } from '../src/payload-types';
import { menuHandles } from '../src/globals/menuHandles';
import { htmlToLexical } from '../src/richText/htmlToLexical';
import type { Site } from '../src/sites';
import { blocksOf } from './blocks';
import type { Keys } from './Keys';
import { linkOf } from './links';
import type { FooterColumnSeed, MenuNodeSeed, SeedContent } from './types';

type StoredNodes = NonNullable<HeaderMenu['nodes']>;

const nodesOf = (nodes: readonly MenuNodeSeed[], site: Site, keys: Keys): StoredNodes =>
  nodes.map(({ link, children = [] }) => ({
    blockType: 'node' as const,
    link: linkOf(link[site], keys),
    children: nodesOf(children, site, keys),
  }));

/** Writes the menus. */
export async function seedMenus(
  payload: BasePayload,
  menus: SeedContent['menus'],
  site: Site,
  keys: Keys,
): Promise<void> {
  for (const slug of menuHandles) {
    const data = { nodes: nodesOf(menus[slug], site, keys) };
    await payload.updateGlobal({ slug, locale: site, data, depth: 0, context: { seeding: true } });
  }
}

function columnOf({ content }: FooterColumnSeed, site: Site) {
  return content[site].map((part) => {
    if ('html' in part)
      return { blockType: 'textContent' as const, textContent: htmlToLexical(part.html) };
    const menu = menuHandles.find((handle) => handle === part.menu);
    if (!menu) throw new Error(`The footer in the seed has an unknown menu "${part.menu}".`);
    return { blockType: 'navigationMenu' as const, menu };
  });
}

const profilesOf = (socials: SeedContent['globals']['socials']): NonNullable<Social['socials']> =>
  Object.entries(socials).map(([blockType, url]) => ({
    // The keys of the content are the block types of the rows.
    blockType: blockType as keyof typeof socials,
    fieldLink: { kind: 'url' as const, url, newWindow: true },
  }));

/** Writes all global sets in one language. */
export async function seedGlobals(
  payload: BasePayload,
  globals: SeedContent['globals'],
  locale: Site,
  keys: Keys,
): Promise<void> {
  const { siteInfo, generalConfigurations, registerPrivacy, socials, footer, prefooter } = globals;
  const common = { locale, depth: 0, context: { seeding: true } } as const;
  const footers = ['footer1', 'footer2', 'footer3', 'footer4'] as const;
  for (const [index, column] of footer.entries()) {
    const slug = footers[index];
    if (!slug) continue;
    await payload.updateGlobal({
      ...common,
      slug,
      data: { footerContent: columnOf(column, locale) },
    });
  }
  await payload.updateGlobal({
    ...common,
    slug: 'siteInfo',
    data: {
      plainTitle: siteInfo.plainTitle[locale],
      plainDescription: siteInfo.plainDescription[locale],
      ...(siteInfo.image && { image: keys.get('media', siteInfo.image) }),
    },
  });
  await payload.updateGlobal({
    ...common,
    slug: 'generalConfigurations',
    data: {
      priceDisclaimer: htmlToLexical(generalConfigurations.priceDisclaimer[locale]),
      accommodationDisclaimer: htmlToLexical(generalConfigurations.accommodationDisclaimer[locale]),
    },
  });
  await payload.updateGlobal({
    ...common,
    slug: 'registerPrivacy',
    data: { textContent: htmlToLexical(registerPrivacy.textContent[locale]) },
  });
  await payload.updateGlobal({
    ...common,
    slug: 'prefooter',
    data: { contentManager: blocksOf(prefooter.blocks[locale], keys.in(locale)) },
  });
  if (locale === 'it')
    await payload.updateGlobal({
      ...common,
      slug: 'socials',
      data: { socials: profilesOf(socials) },
    });
}
