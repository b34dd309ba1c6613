import type { RootContent } from 'mdast';
import { z } from 'zod';
import type { FooterColumnSeed, FooterPartSeed, SeedContent } from '../seed/types';
import { isMenuHandle, menuHandles } from '../src/globals/menuHandles';
import { inEachSite, mapSites } from '../src/sites';
import { readText, readYamlFile, type TownFolder } from './files';
import { type MarkdownSource, parseMarkdown, report } from './markdown/parseMarkdown';
import { readBlocks } from './markdown/readBlocks';
import { isRichText, toHtml } from './markdown/richText';
import { key, text, texts } from './schemas';

type Globals = SeedContent['globals'];

const none = inEachSite(() => '');

const site = z.strictObject({
  siteInfo: z.strictObject({
    plainTitle: texts,
    plainDescription: texts.default(none),
    image: key.optional(),
  }),
  generalConfigurations: z.strictObject({
    priceDisclaimer: texts.optional(),
    accommodationDisclaimer: texts.optional(),
  }),
  registerPrivacy: z.strictObject({ textContent: texts.optional() }),
  socials: z.strictObject({
    facebook: text.optional(),
    instagram: text.optional(),
    linkedin: text.optional(),
    vimeo: text.optional(),
    youtube: text.optional(),
    twitter: text.optional(),
  }),
});

/** A Markdown file without fields. */
const sourceOf = (town: TownFolder, file: string): MarkdownSource => ({
  text: readText(town, file),
  file,
  firstLine: 1,
  collected: town.collected,
});

/** The texts and menus of a footer column. Texts that follow each other are one. */
function columnParts(nodes: readonly RootContent[], source: MarkdownSource) {
  const parts: FooterPartSeed[] = [];
  let textNodes: RootContent[] = [];
  const endText = () => {
    if (textNodes.length > 0) parts.push({ html: toHtml(textNodes, source) });
    textNodes = [];
  };
  for (const node of nodes) {
    if (isRichText(node)) {
      textNodes.push(node);
      continue;
    }
    endText();
    const name = node.type === 'leafDirective' && node.name === 'menu' && node.attributes?.name;
    if (isMenuHandle(name)) parts.push({ menu: name });
    else
      report(
        source,
        node,
        `a column contains text and menus, such as ::menu{name=mainMenu}; the menus are ${menuHandles.join(', ')}.`,
      );
  }
  endText();
  return parts;
}

/** The columns of the footer in one language. */
function readColumns(source: MarkdownSource): FooterPartSeed[][] {
  const columns: FooterPartSeed[][] = [];
  for (const node of parseMarkdown(source).children) {
    if (node.type === 'containerDirective' && node.name === 'column')
      columns.push(columnParts(node.children, source));
    else report(source, node, 'the footer contains columns, from :::column to :::.');
  }
  if (columns.length !== 4)
    source.collected.problems.add(
      { file: source.file, line: 1 },
      `the footer must have four columns, but has ${columns.length}.`,
    );
  return columns;
}

function readFooter(town: TownFolder): Globals['footer'] {
  const columns = inEachSite((site) => readColumns(sourceOf(town, `content/footer.${site}.md`)));
  const column = (index: number): FooterColumnSeed => ({
    content: mapSites(columns, (list) => list[index] ?? []),
  });
  return [column(0), column(1), column(2), column(3)];
}

/** Reads what the whole site shares: its name, notes, social networks, the footer and the blocks above it. */
export function readSite(town: TownFolder): Globals {
  const yaml = readYamlFile(town, 'content/site.yml');
  const read = yaml.check(site);
  yaml.refer(['siteInfo', 'image'], 'media');
  const html = (...field: string[]) => inEachSite((language) => yaml.htmlOf([...field, language]));
  return {
    siteInfo: read?.siteInfo ?? { plainTitle: none, plainDescription: none },
    generalConfigurations: {
      priceDisclaimer: html('generalConfigurations', 'priceDisclaimer'),
      accommodationDisclaimer: html('generalConfigurations', 'accommodationDisclaimer'),
    },
    registerPrivacy: { textContent: html('registerPrivacy', 'textContent') },
    socials: read?.socials ?? {},
    footer: readFooter(town),
    prefooter: {
      blocks: inEachSite((language) =>
        readBlocks(sourceOf(town, `content/prefooter.${language}.md`)),
      ),
    },
  };
}
