import type { QueryNavigationNodesArgs } from '../../contract-types';
import { isMenuHandle, menuHandles } from '../../globals/menuHandles';
import type { ApiContext } from '../context';
import type { ResolversOf, SomeResolvers } from '../ContractResolvers';
import { sitesOf } from '../sitesOf';
import { flattenNodes, menuTree, nodeUri, type NodeSource } from './nodes';

/** Class names as Craft CMS returns them. */
const types: Record<string, string> = {
  entry: 'craft\\elements\\Entry',
  category: 'craft\\elements\\Category',
  asset: 'craft\\elements\\Asset',
};
const typedAddress = 'verbb\\navigation\\nodetypes\\CustomType';
const heading = 'verbb\\navigation\\nodetypes\\PassiveType';

async function navigationNodes(_: unknown, args: QueryNavigationNodesArgs, context: ApiContext) {
  const menus = args.navHandle ? [args.navHandle].filter(isMenuHandle) : menuHandles;
  const trees = await Promise.all(
    sitesOf(args.site).flatMap((site) => menus.map((menu) => menuTree(menu, site, context))),
  );
  return flattenNodes(trees.flat(), args.level);
}

const nodeFields = {
  title: ({ link }: NodeSource) => link.text,
  slug: ({ link }: NodeSource) => link.slug,
  navHandle: ({ menu }: NodeSource) => menu,
  type: ({ link }: NodeSource) => (link.type ? (types[link.type] ?? typedAddress) : heading),
  url: ({ link }: NodeSource) => link.url,
  nodeUri: ({ link }: NodeSource) => nodeUri(link.url),
  newWindow: ({ link }: NodeSource) => (link.target ? '1' : ''),
  children: ({ children }: NodeSource) => children,
};

export const navigationQueries = { navigationNodes } satisfies Partial<ResolversOf<'Query'>>;

export const navigationResolvers = {
  headerMenu_Node: nodeFields,
  topMenu_Node: nodeFields,
  mainMenu_Node: nodeFields,
  footerMenu_Node: nodeFields,
} satisfies SomeResolvers;
