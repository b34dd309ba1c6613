import { z } from 'zod';
import type { Bilingual, LinkSeed, MenuNodeSeed, SeedContent } from '../seed/types';
import { readYamlFile, type TownFolder } from './files';
import type { FieldPath } from './issues';
import { linkRule, parseLinkTarget } from './links';
import { bilingual, text } from './schemas';
import type { Yaml } from './Yaml';

interface Node {
  text: Bilingual;
  link: string | Bilingual;
  newWindow?: true | undefined;
  children?: Node[] | undefined;
}

const node: z.ZodType<Node> = z.lazy(() =>
  z.strictObject({
    text: bilingual,
    link: z.union([text, bilingual]),
    newWindow: z.literal(true).optional(),
    children: z.array(node).optional(),
  }),
);
const nodes = z.array(node);
const menus = z.strictObject({
  headerMenu: nodes,
  topMenu: nodes,
  mainMenu: nodes,
  footerMenu: nodes,
});

const file = 'content/menus.yml';

/** Reads the menus of a town. */
export function readMenus(town: TownFolder): SeedContent['menus'] {
  const yaml = readYamlFile(town, file);
  const read = yaml.check(menus);
  const nodesOf = (list: Node[], field: FieldPath): MenuNodeSeed[] =>
    list.map((one, index) => {
      const path = [...field, index];
      const link = (site: 'it' | 'en') => linkOf(one, site, { yaml, field: path, town });
      const { children } = one;
      return {
        link: { it: link('it'), en: link('en') },
        ...(children && { children: nodesOf(children, [...path, 'children']) }),
      };
    });
  return {
    headerMenu: nodesOf(read?.headerMenu ?? [], ['headerMenu']),
    topMenu: nodesOf(read?.topMenu ?? [], ['topMenu']),
    mainMenu: nodesOf(read?.mainMenu ?? [], ['mainMenu']),
    footerMenu: nodesOf(read?.footerMenu ?? [], ['footerMenu']),
  };
}

/** The link of a node in one language. */
function linkOf(
  { text: words, link, newWindow }: Node,
  site: 'it' | 'en',
  { yaml, field, town }: { yaml: Yaml; field: FieldPath; town: TownFolder },
): LinkSeed {
  const address = typeof link === 'string' ? link : link[site];
  const parsed = parseLinkTarget(address);
  const path = [...field, 'link'];
  if (!parsed) yaml.report(path, linkRule);
  if (parsed?.reference) {
    const { target, key } = parsed.reference;
    town.collected.references.add(yaml.placeOf(path), target, key);
  }
  const target = parsed?.target ?? { url: address };
  return { text: words[site], ...(newWindow && { newWindow }), ...target };
}
