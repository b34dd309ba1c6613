import { formatLinkTarget } from '../content/links';
import { menuHandles } from '../src/globals/menuHandles';
import { valueIn } from '../src/lib/inSite';
import { isRecord } from '../src/lib/isRecord';
import { rowsOf } from '../src/lib/rowsOf';
import { defaultSite, inEachSite, mapSites, type PerSite, sites } from '../src/sites';
import { siteTextOf } from './CmsContent';
import type { FileContext } from './FileContext';
import { compact } from './writeEntry';
import type { Fields } from '../src/lib/Fields';

/** An item of a menu in one language. */
interface Item {
  text: string;
  hint: string;
  link: string;
  newWindow: boolean;
  children: Item[];
}

const itemsOf = (nodes: unknown, context: FileContext): Item[] =>
  rowsOf(nodes).map(({ link, children }) => {
    const target = context.linkOf(link);
    const own = isRecord(link) ? link : {};
    return {
      text: siteTextOf(own.text),
      hint: siteTextOf(own.title),
      link: target ? formatLinkTarget(target) : '',
      newWindow: own.newWindow === true,
      children: itemsOf(children, context),
    };
  });

/** Whether two languages have the same items with texts in both, which is what the short form of a menu can have. */
const isSameTree = (a: readonly Item[], b: readonly Item[]): boolean =>
  a.length === b.length &&
  a.every((item, index) => {
    const other = b[index];
    return (
      other !== undefined &&
      item.newWindow === other.newWindow &&
      (['text', 'hint', 'link'] as const).every(
        (name) => (item[name] === '') === (other[name] === ''),
      ) &&
      isSameTree(item.children, other.children)
    );
  });

/** A text in each language; undefined if no language has one. */
const inEach = (texts: PerSite): PerSite | undefined =>
  sites.every((site) => texts[site] === '') ? undefined : texts;

/** One text if it is the same in all languages, otherwise the text in each of them. */
const inOneOrEach = (texts: PerSite): string | PerSite | undefined =>
  new Set(Object.values(texts)).size === 1 ? texts[defaultSite] || undefined : inEach(texts);

/** The items of a menu that is the same in all languages except for its texts. */
function joined(trees: PerSite<readonly Item[]>): unknown[] {
  return trees[defaultSite].map((own, index) => {
    const items = mapSites(trees, (list) => list[index] ?? own);
    const children = joined(mapSites(items, (item) => item.children));
    return compact({
      text: inEach(mapSites(items, ({ text }) => text)),
      hint: inEach(mapSites(items, ({ hint }) => hint)),
      link: inOneOrEach(mapSites(items, ({ link }) => link)),
      newWindow: own.newWindow || undefined,
      children: children.length > 0 ? children : undefined,
    });
  });
}

const single = (items: readonly Item[]): unknown[] =>
  items.map(({ text, hint, link, newWindow, children }) =>
    compact({
      text: text || undefined,
      hint: hint || undefined,
      link: link || undefined,
      newWindow: newWindow || undefined,
      children: children.length > 0 ? single(children) : undefined,
    }),
  );

/** The four menus, as content/readMenus.ts reads them. */
export function menusOf(contexts: PerSite<FileContext>): Fields {
  const { globals } = contexts[defaultSite].content;
  const menus = menuHandles.map((handle) => {
    const { nodes } = globals.get(handle) ?? {};
    const trees = inEachSite((site) => itemsOf(valueIn(nodes, site), contexts[site]));
    const own = trees[defaultSite];
    const isShared = Object.values(trees).every((other) => isSameTree(own, other));
    return [handle, isShared ? joined(trees) : mapSites(trees, single)] as const;
  });
  return Object.fromEntries(menus);
}
