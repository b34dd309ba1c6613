import {
  type DocumentNode,
  getNamedType,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
} from 'graphql';
import { type ComplexityEstimator, getComplexity } from 'graphql-query-complexity';
import type { EntryArgs } from './entries/EntryArgs';
import { sourcesOf } from './entries/sources';
import { splitNot } from './entries/splitNot';
import { limits } from './limits';
import { pageOf } from './pageOf';
import { maxLimit } from './read';
import { wordsOf } from './selectOf';
import { sitesOf } from './sitesOf';

/** Points of one query of the database, and of one entry with its light fields. */
const read = 150;
const row = 26;
/** Points of a row that is read only to be ordered among others. */
const key = 4;

/**
 * Fields that lie in tables of their own, or are long. Naming one anywhere in a request makes every
 * entry of the request dearer, because `selectOf` reads the same fields for all of them.
 */
const heavyFields: Record<string, number> = {
  contentManager: 30,
  gallery: 12,
  seo: 8,
  image: 3,
  categories: 3,
  tags: 3,
  contactLinks: 5,
  includedServices: 5,
  houseRules: 4,
  ownerTerms: 4,
};

/** Fields of rich text, which are written as HTML. */
const htmlFields = ['houseRules', 'ownerTerms', 'textContent'];

/** Points of loading an element behind a relation; entries cost what the request reads of them. */
const elements: Record<string, number> = {
  AssetInterface: 6,
  CategoryInterface: 3,
  TagInterface: 3,
};

/** Rows that lists without a limit usually have at most; the reader counts what they really have. */
const usualRows: Record<string, number> = {
  contentManager: 10,
  navigationMenu: 15,
  gallery: 6,
  images: 6,
  files: 4,
  buttons: 3,
  links: 6,
  slides: 5,
  socials: 6,
  footerContent: 3,
  children: 3,
  keywords: 5,
  contactLinks: 6,
  categories: 3,
  tags: 3,
  listCategories: 6,
  listTags: 6,
  listEntries: 6,
  sessions: 20,
};

/** Values and texts of arguments: each of them becomes a condition of the database. */
function argumentCost(value: unknown): number {
  if (typeof value === 'string') return 2 + value.length / 20;
  if (Array.isArray(value)) return value.reduce<number>((sum, one) => sum + argumentCost(one), 0);
  if (typeof value === 'object' && value !== null) return argumentCost(Object.values(value));
  return 2;
}

/** Queries that filters make of their own: one for each category, tag and wanted service. */
function filterReads({ relatedToCategories, relatedToTags, includedServices }: EntryArgs): number {
  const services = includedServices?.[0] === 'and' ? includedServices.length : 0;
  return (relatedToCategories?.length ?? 0) + (relatedToTags?.length ?? 0) + services;
}

/** Rows of a list without a limit; the reader counts what it really has. */
const unlimitedRows = 250;

const limitOf = (args: { limit?: number | null }): number =>
  typeof args.limit === 'number' ? pageOf(args).limit : unlimitedRows;

/** Points of ordering rows of several sections or sites, as many of each as the page may need. */
function mergingCost(args: EntryArgs, sources: number): number {
  if (sources < 2) return 0;
  const all = args.unique ?? (args.fixedOrder && !args.id);
  const rows = all ? maxLimit : Math.min(maxLimit, limitOf(args) + pageOf(args).offset);
  return sources * rows * key;
}

/** Finding entries in each section of each site; ids are divided among the sections. */
function findingCost({ id, ...args }: EntryArgs): number {
  const sources = Math.max(1, sourcesOf(args).length);
  const perSource = read * (1 + filterReads(args)) + argumentCost(args);
  return sources * perSource + argumentCost(id ?? []);
}

/** How many entries a list may have: ids that are wanted bound it too. */
function entryRows(args: EntryArgs): number {
  const limit = limitOf(args);
  const ids = splitNot(args.id ?? []).wanted.length;
  return ids > 0 ? Math.min(limit, ids * Math.max(1, sitesOf(args.site).length)) : limit;
}

interface SetArgs {
  handle?: unknown[] | null;
  site?: string[] | null;
}

/** Each set that is named is read, also for `globalSet`; the dearest are of different kinds. */
function setsCost({ handle, site }: SetArgs, child: number, all: boolean): number {
  const sets = handle?.length ?? 9;
  const answered = all ? (handle?.length ?? 2) : 1;
  return Math.max(1, sitesOf(site).length) * (sets * read + answered * child);
}

function rootCost(name: string, args: EntryArgs, child: number, entry: number): number {
  const sites = Math.max(1, sitesOf(args.site).length);
  switch (name) {
    case 'entries':
      return (
        findingCost(args) +
        mergingCost(args, sourcesOf(args).length) +
        entryRows(args) * (entry + child)
      );
    case 'entry':
      // One that is not found is looked up among former addresses too.
      return (
        2 * findingCost(args) +
        mergingCost({ ...args, limit: 1 }, sourcesOf(args).length) +
        entry +
        child
      );
    case 'entryCount':
      return findingCost(args) + (args.unique ? mergingCost(args, sourcesOf(args).length) : 0);
    case 'categories':
    case 'tags':
      return sites * 4 * read + argumentCost(args) + limitOf(args) * (5 + child);
    case 'category':
      return sites * 4 * read + argumentCost(args) + child;
    case 'globalSets':
    case 'globalSet':
      return setsCost(args, child, name === 'globalSets');
    case 'navigationNodes':
      return sites * (4 * read + 20 * (entry + child));
    default:
      return read + child;
  }
}

/** @param entry points of one entry with the fields that the request reads */
const estimator =
  (entry: number): ComplexityEstimator =>
  ({ type, field, args, childComplexity: child }) => {
    const { name } = field;
    if (type.name === 'Query') return rootCost(name, args, child, entry);
    if (type.name === 'Mutation') return read + child;
    if (htmlFields.includes(name)) return 6;
    // Whose account it is loads each of them once, whatever the limit is.
    if (name === 'favorites') return unlimitedRows * (entry + child);
    if (child === 0) return 1;
    const kind = getNamedType(field.type).name;
    const isEntry = kind === 'EntryInterface' || kind === 'linkField_Link';
    return (usualRows[name] ?? 1) * ((isEntry ? entry : (elements[kind] ?? 2)) + child);
  };

/** A request as it is executed. */
export interface CostedRequest {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Record<string, unknown>;
}

/**
 * What a request costs at most, in points of about ten microseconds of one core: counted through
 * fragments and aliases, rows × depth.
 *
 * @param text as the request was sent
 * @throws GraphQLError for variables that do not fit
 */
export function costOf(text: string, { schema, document, operation, variables }: CostedRequest) {
  const words = wordsOf(text);
  const entry = Object.entries(heavyFields)
    .filter(([name]) => words.has(name))
    .reduce((sum, [, points]) => sum + points, row);
  const fragments = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  const cost = getComplexity({
    schema,
    query: { ...document, definitions: [operation, ...fragments] },
    variables,
    estimators: [estimator(entry)],
    // Inline fragments count as nodes too.
    maxQueryNodes: 3 * limits.fields,
  });
  return Math.ceil(cost);
}
