import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { folderOf } from '../content/links';
import { writeBlocks } from '../content/markdown/writeBlocks';
import { redirectsFile } from '../content/readRedirects';
import { pictureFields } from '../seed/groups';
import type { CategoryGroup, TagGroup } from '../src/api/groups';
import { valueIn } from '../src/lib/inSite';
import { entryCollections, type EntryCollection } from '../src/sections/sections';
import { defaultSite, inEachSite, mapSites, type PerSite, type Site, sites } from '../src/sites';
import { type CmsContent, type CmsEntry, groups, reasonOfOmission, siteTextOf } from './CmsContent';
import { FileContext } from './FileContext';
import type { Omissions } from './Omissions';
import { pathInside } from './pathInside';
import { compact, frontMatterOf, noIndex, seo, seoImage, textsIn } from './writeEntry';
import { blocksOf } from './writeLayout';
import { menusOf } from './writeMenus';
import { redirectsOf } from './writeRedirects';
import { footerOf, prefooterOf, siteOf } from './writeSite';
import { yamlText } from './yamlText';

/** Texts of files by their path in the folder of the town. */
type Files = Map<string, string>;

/** Where the items of a group are written. */
export const groupFile = (group: CategoryGroup | TagGroup): string => {
  const [, section = '', kind = ''] = /^(.*?)(Categories|Tags)$/.exec(group) ?? [];
  return `content/${kind.toLowerCase()}/${section}.yml`;
};

/** The name of the files of an entry, without language and ending. */
export const entryFile = (collection: EntryCollection, key: string): string =>
  `content/${folderOf(collection)}/${key}`;

class ContentWriter {
  readonly files: Files = new Map();

  constructor(
    private readonly content: CmsContent,
    private readonly omissions: Omissions,
  ) {}

  write(): Files {
    for (const collection of entryCollections)
      for (const entry of this.content.entries.get(collection) ?? []) this.entry(collection, entry);
    for (const group of groups) this.group(group);
    this.files.set('content/menus.yml', yamlText(menusOf(this.contexts('content/menus.yml'))));
    this.files.set(
      'content/site.yml',
      yamlText(siteOf(this.contexts('content/site.yml')), { isWide: true }),
    );
    const redirects = redirectsOf(this.content, this.omissions);
    if (redirects.length > 0) this.files.set(redirectsFile, yamlText(redirects));
    for (const site of sites) {
      const [footer, prefooter] = [`content/footer.${site}.md`, `content/prefooter.${site}.md`];
      this.files.set(footer, footerOf(this.contexts(footer), site));
      this.files.set(prefooter, prefooterOf(this.contexts(prefooter), site));
    }
    return this.files;
  }

  private contexts(file: string): PerSite<FileContext> {
    return inEachSite((site) => this.context(file, site));
  }

  private context(file: string, site: Site): FileContext {
    return new FileContext(this.content, site, file, this.omissions);
  }

  private entry(collection: EntryCollection, entry: CmsEntry): void {
    const { doc, key, state } = entry;
    const name = entryFile(collection, key);
    const reason = reasonOfOmission(entry);
    if (reason) {
      this.omissions.add(name, reason);
      return;
    }
    if (state === 'pending') this.omissions.add(name, 'its changes that are not published');
    for (const site of sites) {
      if (siteTextOf(doc.title, site) === '') continue;
      const file = `${name}.${site}.md`;
      const context = this.context(file, site);
      const fields = yamlText(frontMatterOf(collection, doc, context));
      const body = writeBlocks(blocksOf(valueIn(doc.contentManager, site), context));
      this.files.set(file, `---\n${fields}---\n${body && `\n${body}`}`);
    }
  }

  private group(group: CategoryGroup | TagGroup): void {
    const file = groupFile(group);
    const contexts = this.contexts(file);
    const items = (this.content.groups.get(group) ?? []).map(({ key, doc }) => {
      const picture = pictureFields[group];
      return [
        key,
        compact({
          title: textsIn(doc.title),
          slug: textsIn(doc.slug),
          image: picture && contexts[defaultSite].keyOf('media', doc[picture]),
          seo: compact(mapSites(contexts, (context) => seo(doc, context))),
          seoImage: seoImage(doc, contexts[defaultSite]),
          noIndex: noIndex(doc, contexts[defaultSite]),
        }),
      ];
    });
    this.files.set(file, yamlText(Object.fromEntries(items)));
  }
}

/** Everything that a town has in words, as the texts of its files. */
export const contentFiles = (content: CmsContent, omissions: Omissions): Files =>
  new ContentWriter(content, omissions).write();

/** The files of a folder that have entries, categories, tags or redirects, by their path in the folder. */
export function existingFiles(root: string): string[] {
  const redirects = existsSync(path.join(root, redirectsFile)) ? [redirectsFile] : [];
  const folders = ['content/categories', 'content/tags'].concat(
    entryCollections.map((collection) => `content/${folderOf(collection)}`),
  );
  const inFolders = folders.flatMap((folder) =>
    existsSync(path.join(root, folder))
      ? readdirSync(path.join(root, folder))
          .filter((name) => /\.(md|yml)$/.test(name))
          .map((name) => `${folder}/${name}`)
      : [],
  );
  return [...redirects, ...inFolders];
}

/** How many files an export has written, and removed because the cms has no such content. */
export interface WrittenFiles {
  written: number;
  removed: number;
  equal: number;
}

/**
 * Writes texts to a folder.
 *
 * @param before files that are removed if they are not among the texts
 */
export function writeFiles(
  root: string,
  files: Files,
  before: readonly string[] = [],
): WrittenFiles {
  const result: WrittenFiles = { written: 0, removed: 0, equal: 0 };
  for (const [file, text] of files) {
    const absolute = pathInside(root, file);
    if (existsSync(absolute) && readFileSync(absolute, 'utf8') === text) {
      result.equal += 1;
      continue;
    }
    mkdirSync(path.dirname(absolute), { recursive: true });
    writeFileSync(absolute, text);
    result.written += 1;
  }
  for (const file of before.filter((name) => !files.has(name))) {
    rmSync(path.join(root, file));
    result.removed += 1;
  }
  return result;
}
