import { z } from 'zod';
import { type MenuHandle, menuHandles } from '../src/globals/menuHandles';
import { inEachSite, type PerSite, type Site } from '../src/sites';
import type { LinkSeed } from './markdown/blockSchema';
import type { MenuNodeSeed, MenuSeeds } from '../seed/types';
import { readYamlFile, type TownFolder } from './files';
import type { FieldPath } from './issues';
import { linkRule, parseCheckedTarget } from './links';
import { text, texts } from './schemas';
import type { Yaml } from './Yaml';

interface Node {
  /** One text in a menu of one language. */
  text?: string | PerSite | undefined;
  hint?: string | PerSite | undefined;
  link?: string | PerSite | undefined;
  newWindow?: true | undefined;
  children?: Node[] | undefined;
}

const words = z.union([text, texts]).optional();
const node: z.ZodType<Node> = z.lazy(() =>
  z.strictObject({
    text: words,
    hint: words,
    link: words,
    newWindow: z.literal(true).optional(),
    children: z.array(node).optional(),
  }),
);
const nodes = z.array(node);

/** The same items in all languages, or those of each. */
const menu = z.union([nodes, z.strictObject(inEachSite(() => nodes))]);
const menus = z.record(z.enum(menuHandles), menu);

const file = 'content/menus.yml';

/** Reads the menus of a town. */
export function readMenus(town: TownFolder): MenuSeeds {
  const yaml = readYamlFile(town, file);
  const read = yaml.check(menus);
  const nodesOf = (list: Node[], field: FieldPath, site: Site): MenuNodeSeed[] =>
    list.map((one, index) => {
      const path = [...field, index];
      const { children } = one;
      return {
        link: linkOf(one, site, { yaml, field: path, town }),
        ...(children && { children: nodesOf(children, [...path, 'children'], site) }),
      };
    });
  const itemsIn = (handle: MenuHandle, site: Site) => {
    const items = read?.[handle] ?? [];
    return Array.isArray(items)
      ? nodesOf(items, [handle], site)
      : nodesOf(items[site], [handle, site], site);
  };
  return Object.fromEntries(
    menuHandles.map((handle) => [handle, inEachSite((site) => itemsIn(handle, site))]),
  ) as MenuSeeds;
}

const inSite = (value: string | PerSite | undefined, site: Site): string =>
  typeof value === 'string' ? value : (value?.[site] ?? '');

/** The link of a node in one language; one without an address is a heading. */
function linkOf(
  { text: label, hint, link, newWindow }: Node,
  site: Site,
  { yaml, field, town }: { yaml: Yaml; field: FieldPath; town: TownFolder },
): LinkSeed {
  const title = inSite(hint, site);
  const common = {
    text: inSite(label, site),
    ...(title && { title }),
    ...(newWindow && { newWindow }),
  };
  const address = inSite(link, site);
  if (address === '') return { ...common, url: '' };
  const parsed = parseCheckedTarget(address);
  const path = [...field, 'link'];
  if (!parsed) yaml.report(path, linkRule);
  town.collected.references.add(yaml.placeOf(path), parsed?.reference);
  return { ...common, ...(parsed?.target ?? { url: address }) };
}
