import { readFileSync } from 'node:fs';
import type { CodegenConfig } from '@graphql-codegen/cli';

const schema = ['../graphql/schema.graphql', '../graphql/extensions.graphql'];

/** The TypeScript types of our source objects, by the names of contract types that they stand for. */
const sources: [name: RegExp, source: string][] = [
  [/^(?:homepage|pages)_\w+_Entry$/, "EntrySource<'pages'>"],
  [/^(\w+)_\1_Entry$/, "EntrySource<'$1'>"],
  [/^EntryInterface$/, 'EntrySource'],
  [/^(\w+)_Category$/, "CategorySource<'$1'>"],
  [/^CategoryInterface$/, 'CategorySource'],
  [/^(?:\w+_Tag|TagInterface)$/, 'TagSource'],
  [/^(?:\w+_Asset|AssetInterface)$/, 'AssetSource'],
  [/^(\w+)_GlobalSet$/, "SetSource<'$1'>"],
  [/^GlobalSetInterface$/, 'SetSource'],
  [/^(?:\w+_Node|NodeInterface)$/, 'NodeSource'],
  [/^contentManager_(\w+)_BlockType$/, "BlockSource<'$1'>"],
  [/^contentManager_NeoField$|^NeoBlockInterface$/, 'BlockSource'],
  [/^(\w+)_(\w+)_BlockType$/, "RowOf<'$1', '$2'>"],
  [/^(\w+)_MatrixField$/, "RowOf<'$1'>"],
  [/^linkField_Link$/, 'ResolvedLink'],
  [/^Ether_Map$/, 'Address'],
  [/^contactLinks_TableRow$/, 'Contact'],
  [/^eventDates_TableRow$/, 'StoredDate'],
  [/^Ether_SEOKeyword$/, 'Keyword'],
  [/^Ether_Seo\w+$/, 'SeoSource'],
  [/^User(?:Interface)?$/, 'UserSource'],
  [/^Auth$/, 'AuthSource'],
  [/^Session$/, 'SessionSource'],
  [/^SharedList$/, 'SharedListSource'],
  [/^SavedSearch$/, 'SearchRow'],
  [/^Offer$/, 'StoredOffer'],
];

const sourceOf = (type: string): [type: string, source: string][] => {
  const found = sources.find(([name]) => name.test(type));
  return found ? [[type, type.replace(...found)]] : [];
};

const contract = schema.map((file) => readFileSync(file, 'utf8')).join('\n');
const types = [...contract.matchAll(/^(?:type|interface|union) (\w+)/gm)].flatMap(
  ([, type]) => type ?? [],
);

const common = {
  useTypeImports: true,
  enumsAsTypes: true,
  // Stored values of optional fields are undefined or null.
  maybeValue: 'T | null | undefined',
  inputMaybeValue: 'T | null',
  scalars: {
    // The type of `dateTime`, so that a date as it is stored is not a point in time of the contract.
    DateTime: { input: 'string', output: '`${string}+00:00`' },
    Number: 'number',
    QueryArgument: { input: 'string | number | boolean', output: 'never' },
    ID: { input: 'string', output: 'string' },
  },
};

/**
 * Generates types from the contract:
 * - contract-types.ts: its types and the arguments of its fields;
 * - contract-resolvers.ts: the types of its resolvers. It imports all our source types, so only
 *   ContractResolvers.ts imports it.
 */
const config: CodegenConfig = {
  schema,
  generates: {
    'src/contract-types.ts': { plugins: ['typescript'], config: common },
    'src/contract-resolvers.ts': {
      plugins: [
        {
          add: {
            content: `import type { SharedList as SharedListSource } from './accounts/sharedLists';
import type { SearchRow } from './alerts/searches';
import type { AuthSource } from './api/accounts/auth';
import type { SessionSource } from './api/accounts/session';
import type { UserSource } from './api/accounts/user';
import type { Address, Contact } from './api/address';
import type { CategorySource } from './api/categories/category';
import type { EntrySource } from './api/entries/entry';
import type { SetSource } from './api/globals/sets';
import type { ResolvedLink } from './api/links/linkField';
import type { AssetSource } from './api/media/asset';
import type { NodeSource } from './api/navigation/nodes';
import type { RowOf } from './api/rows';
import type { Keyword, SeoSource } from './api/seo';
import type { TagSource } from './api/tags/tag';
import type { BlockSource } from './blocks/BlockSource';
import type { Offer as StoredOffer } from './payload-types';
import type { StoredDate } from './sections/events/datesOf';`,
          },
        },
        'typescript',
        'typescript-resolvers',
      ],
      config: {
        ...common,
        makeResolverTypeCallable: true,
        onlyResolveTypeForInterfaces: true,
        rootValueType: 'unknown',
        contextType: './api/context#ApiContext',
        mappers: Object.fromEntries(types.flatMap(sourceOf)),
      },
    },
  },
};

export default config;
