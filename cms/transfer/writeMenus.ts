import { isDeepStrictEqual } from 'node:util';
import { formatLinkTarget } from '../content/links';
import type { Bilingual } from '../seed/types';
import { menuHandles } from '../src/globals/menuHandles';
import { isRecord } from '../src/lib/isRecord';
import { textOf } from './CmsContent';
import type { FileContext } from './FileContext';
import { rowsOf } from './rowsOf';
import type { Fields } from './Store';
import { compact } from './writeEntry';

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
      text: textOf(own.text),
      hint: textOf(own.title),
      link: target ? formatLinkTarget(target) : '',
      newWindow: own.newWindow === true,
      children: itemsOf(children, context),
    };
  });

/** Whether two languages have the same items, so that a text in both languages is enough. */
const isSameTree = (a: readonly Item[], b: readonly Item[]): boolean =>
  a.length === b.length &&
  a.every((item, index) => {
    const other = b[index];
    return (
      other !== undefined &&
      item.newWindow === other.newWindow &&
      isSameTree(item.children, other.children)
    );
  });

/** A text in both languages; undefined if neither has one. */
const inBoth = ({ it, en }: Bilingual): Bilingual | undefined =>
  it === '' && en === '' ? undefined : { it, en };

function joined(italian: readonly Item[], english: readonly Item[]): unknown[] {
  return italian.map((it, index) => {
    const en = english[index] ?? it;
    const children = joined(it.children, en.children);
    return compact({
      text: inBoth({ it: it.text, en: en.text }),
      hint: inBoth({ it: it.hint, en: en.hint }),
      link: it.link === en.link ? it.link || undefined : inBoth({ it: it.link, en: en.link }),
      newWindow: it.newWindow || undefined,
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

/** Whether a text is in one language only, which the short form of a menu cannot have. */
const isHalf = (it: Item, en: Item): boolean =>
  [it.text, it.hint, it.link].some((text, index) => {
    const other = [en.text, en.hint, en.link][index];
    return (text === '') !== (other === '');
  });

const hasHalf = (italian: readonly Item[], english: readonly Item[]): boolean =>
  italian.some((it, index) => {
    const en = english[index];
    return en === undefined || isHalf(it, en) || hasHalf(it.children, en.children);
  });

/** The four menus, as content/readMenus.ts reads them. */
export function menusOf(contexts: Bilingual<FileContext>): Fields {
  const { it: context } = contexts;
  const menus = menuHandles.map((handle) => {
    const { nodes } = context.content.globals.get(handle) ?? {};
    const inSite = (site: 'it' | 'en') =>
      itemsOf(isRecord(nodes) ? nodes[site] : [], contexts[site]);
    const [it, en] = [inSite('it'), inSite('en')];
    const isShared = isDeepStrictEqual(it, en) || (isSameTree(it, en) && !hasHalf(it, en));
    return [handle, isShared ? joined(it, en) : { it: single(it), en: single(en) }] as const;
  });
  return Object.fromEntries(menus);
}
