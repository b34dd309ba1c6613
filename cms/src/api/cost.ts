import {
  type DocumentNode,
  getNamedType,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
} from 'graphql';
import { type ComplexityEstimator, getComplexity } from 'graphql-query-complexity';
import type { QueryEntriesArgs, QueryGlobalSetsArgs } from '../contract-types';
import { menuHandles } from '../globals/menuHandles';
import { hasSeveralSites, sourcesOf } from './entries/sources';
import { splitNot } from './entries/splitNot';
import { categoryGroups } from './groups';
import { limits } from './limits';
import { pageOf } from './pageOf';
import { maxLimit } from './Reader';
import { identifiersIn } from './selectOf';
import { sitesOf } from './sitesOf';

// Points are measured: about ten microseconds of one core each.
/** Points of one database query. */
const read = 150;
/** Points of one entry with its small fields. */
const row = 26;
/** Points of a row that is read only for sorting. */
const key = 6;
/** Points of a row of which only the id is read. */
const rowId = 1;
/** Points of a category or a tag. */
const groupItem = 5;

/** The global sets of a site, which are all read without a handle. */
const setCount = 9;
/** The sets of which a query without handles typically selects fields. */
const typicalSets = 2;
/** The items that a menu typically has. */
const typicalNodes = 20;

/**
 * Fields that have their own tables or long values. If a request names one anywhere, every entry of the
 * request costs more, because `selectOf` reads the same fields for all entries.
 */
const heavyFields: Record<string, number> = {
  contentManager: 30,
  gallery: 12,
  seo: 8,
  image: 3,
  categories: 3,
  tags: 3,
  contactLinks: 5,
  eventDates: 5,
  includedServices: 5,
  houseRules: 4,
  ownerTerms: 4,
};

/** Rich-text fields, which are converted to HTML. */
const htmlFields = ['houseRules', 'ownerTerms', 'textContent'];

/** Points for loading a related element. The cost of an entry depends on the fields of the request. */
const elements: Record<string, number> = {
  AssetInterface: 6,
  CategoryInterface: 3,
  TagInterface: 3,
};

/** The typical maximum of rows in lists without a limit. The reader counts the actual rows. */
const typicalRows: Record<string, number> = {
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
  eventDates: 6,
  categories: 3,
  tags: 3,
  listCategories: 6,
  listTags: 6,
  listEntries: 6,
  sessions: 20,
  messages: 10,
};

/** Returns the cost of argument values, because each becomes a condition of a database query. */
function argumentCost(value: unknown): number {
  if (typeof value === 'string') return 2 + value.length / 20;
  if (Array.isArray(value)) return value.reduce<number>((sum, one) => sum + argumentCost(one), 0);
  if (typeof value === 'object' && value !== null) return argumentCost(Object.values(value));
  return 2;
}

/** Returns the number of additional queries for filters: one per category, tag and required service. */
function filterReads({
  relatedToCategories,
  relatedToTags,
  includedServices,
}: QueryEntriesArgs): number {
  const services = includedServices?.[0] === 'and' ? includedServices.length : 0;
  return (relatedToCategories?.length ?? 0) + (relatedToTags?.length ?? 0) + services;
}

/** The assumed rows of a list without a limit. The reader counts the actual rows. */
const unlimitedRows = 250;

const limitOf = (args: { limit?: number | null }): number =>
  typeof args.limit === 'number' ? pageOf(args).limit : unlimitedRows;

/**
 * Returns the cost of merging rows of several sections or sites, up to the end of the page for each. If each entry
 * must occur once, the ids of all rows are read too.
 */
function mergingCost(args: QueryEntriesArgs): number {
  const sources = sourcesOf(args);
  if (sources.length < 2) return 0;
  const rows = Math.min(maxLimit, limitOf(args) + pageOf(args).offset);
  const ids = args.unique && hasSeveralSites(sources) ? maxLimit * rowId : 0;
  return sources.length * (rows * key + ids);
}

/** Returns the cost of selecting entries in each section and site. Ids are split between the sections. */
function selectionCost({ id, ...args }: QueryEntriesArgs): number {
  const sources = Math.max(1, sourcesOf(args).length);
  const perSource = read * (1 + filterReads(args)) + argumentCost(args);
  return sources * perSource + argumentCost(id ?? []);
}

/** Returns the maximum number of entries of a list. An `id` argument limits it too. */
function entryRows(args: QueryEntriesArgs): number {
  const limit = limitOf(args);
  const ids = splitNot(args.id ?? []).wanted.length;
  return ids > 0 ? Math.min(limit, ids * Math.max(1, sitesOf(args.site).length)) : limit;
}

/** Returns the cost of global sets. Each named set is read, even for `globalSet`, which returns only one. */
function setsCost({ handle, site }: QueryGlobalSetsArgs, child: number, all: boolean): number {
  const sets = handle?.length ?? setCount;
  const answered = all ? (handle?.length ?? typicalSets) : 1;
  return Math.max(1, sitesOf(site).length) * (sets * read + answered * child);
}

function rootCost(name: string, args: QueryEntriesArgs, child: number, entry: number): number {
  const sites = Math.max(1, sitesOf(args.site).length);
  switch (name) {
    case 'entries':
      return selectionCost(args) + mergingCost(args) + entryRows(args) * (entry + child);
    case 'entry':
      // If no entry matches, former addresses and those of other languages are searched too.
      return 2 * selectionCost(args) + mergingCost({ ...args, limit: 1 }) + entry + child;
    case 'entryCount':
      return selectionCost(args) + (args.unique ? mergingCost(args) : 0);
    case 'categories':
    case 'tags':
      return (
        sites * categoryGroups.length * read +
        argumentCost(args) +
        limitOf(args) * (groupItem + child)
      );
    case 'category':
      return sites * categoryGroups.length * read + argumentCost(args) + child;
    case 'globalSets':
    case 'globalSet':
      return setsCost(args, child, name === 'globalSets');
    case 'navigationNodes':
      return sites * (menuHandles.length * read + typicalNodes * (entry + child));
    case 'redirect':
      // The redirect, and the entry to which it leads.
      return 2 * read + row;
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
    // Every favourite is loaded once, whatever the limit is.
    if (name === 'favorites') return unlimitedRows * (entry + child);
    if (child === 0) return 1;
    const kind = getNamedType(field.type).name;
    const isEntry = kind === 'EntryInterface' || kind === 'linkField_Link';
    return (typicalRows[name] ?? 1) * ((isEntry ? entry : (elements[kind] ?? 2)) + child);
  };

/** A request with everything that its cost depends on. */
interface CostedRequest {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Record<string, unknown>;
}

/**
 * Returns the maximum cost of a request in points of about ten microseconds of one core: rows × depth,
 * including fragments and aliases.
 *
 * @param text as the request was sent
 * @throws GraphQLError for variables that do not fit
 */
export function costOf(text: string, { schema, document, operation, variables }: CostedRequest) {
  const identifiers = identifiersIn(text);
  const entry = Object.entries(heavyFields)
    .filter(([name]) => identifiers.has(name))
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
