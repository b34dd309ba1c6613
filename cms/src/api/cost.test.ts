import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  buildSchema,
  type DefinitionNode,
  isEnumType,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  visit,
} from 'graphql';
import { maxCost } from './boundedWork';
import { costOf } from './cost';
import { checkSize, limits } from './limits';

const folder = path.resolve(__dirname, '../../../graphql');
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const schema = buildSchema([read('schema.graphql'), read('extensions.graphql')].join('\n'));

const isOperation = (one: DefinitionNode): one is OperationDefinitionNode =>
  one.kind === Kind.OPERATION_DEFINITION;

/** Returns the operations in a text by name, each with the fragments that it spreads. */
function operationsOf(text: string): [string, string][] {
  const { definitions } = parse(text);
  const spreadBy = (definition: DefinitionNode, fragments = new Set<DefinitionNode>()) => {
    visit(definition, {
      FragmentSpread({ name }) {
        const fragment = definitions.find(
          (one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === name.value,
        );
        if (!fragment || fragments.has(fragment)) return;
        fragments.add(fragment);
        spreadBy(fragment, fragments);
      },
    });
    return fragments;
  };
  return definitions
    .filter(isOperation)
    .map((one) => [one.name?.value ?? '', [one, ...spreadBy(one)].map(print).join('\n')]);
}

function costIn(text: string, variables: Record<string, unknown> = {}): number {
  const document = parse(text, { maxLexicalTokens: limits.tokens });
  checkSize(document);
  const operation = document.definitions.find(isOperation);
  if (!operation) throw new Error('There is no operation.');
  const declared = (operation.variableDefinitions ?? []).map(
    ({ variable, type }) => [variable.name.value, print(type)] as const,
  );
  const all: Record<string, unknown> = { site: ['it'], ...variables };
  // Uses the values of the test case if their type fits, and fills in other required variables.
  const values = declared.flatMap(([name, type]): [string, unknown][] => {
    const value = all[name];
    const isList = type.startsWith('[');
    if (value !== undefined && Array.isArray(value) === isList) return [[name, value]];
    if (!type.endsWith('!')) return [];
    const named = schema.getType(type.slice(0, -1));
    const [choice] = isEnumType(named) ? named.getValues() : [];
    return [[name, isList ? ['x'] : type === 'Boolean!' ? false : (choice?.name ?? 'x')]];
  });
  return costOf(text, { schema, document, operation, variables: Object.fromEntries(values) });
}

const files = ['queries', 'mutations', 'fragments', 'blocks', 'extensions'].flatMap((one) =>
  readdirSync(path.join(folder, one)).map((file) => `${one}/${file}`),
);

const ids = (count: number) => Array.from({ length: count }, (_, n) => `${n + 1}02`);

/** The largest variables that the site sends, if they exceed one page of a list (24). */
const largestVariables: Record<string, Record<string, unknown>> = {
  Addresses: { section: ['accommodations'], limit: 500, offset: 9500 },
  CalendarEvents: { limit: 250, offset: 9750 },
  FavouriteCards: { ids: ids(100), limit: 100 },
  ListingEntries: { section: ['accommodations'], limit: 150, offset: 9750 },
  NewEntries: { section: ['news'], limit: 40 },
  OpenData: { section: ['universities', 'poi'], limit: 250, offset: 9750 },
  PagesWithBlocks: { limit: 100, offset: 900 },
  PointsOfInterest: { limit: 150, offset: 9750 },
  Places: { section: ['accommodations'], limit: 500, offset: 9500 },
  SearchWords: { has1: true, has2: true, has3: true, has4: true },
  SetFavorite: { id: 1 },
  SitemapEntries: { section: ['homepage', 'pages'], limit: 250, offset: 750 },
};
const page = {
  limit: 24,
  ...{ accommodations: 24, services: 24, events: 24, universities: 24, places: 24 },
  ...{ news: 24, pages: 24 },
};

const siteCosts = operationsOf(files.map(read).join('\n')).map(
  ([name, text]) => [name, costIn(text, { ...page, ...largestVariables[name] })] as const,
);

test.each(siteCosts)('the site’s %s costs %d points, at most 70% of the maximum', (_, cost) => {
  expect(cost).toBeGreaterThan(0);
  expect(cost).toBeLessThanOrEqual(0.7 * maxCost);
});

const samples = operationsOf(read('samples.graphql')).map(
  ([name, text]) => [name, costIn(text, { limit: 10, id: ['102'] })] as const,
);

test.each(samples)('the sample %s costs %d points, which is allowed', (_, cost) => {
  expect(cost).toBeLessThanOrEqual(maxCost);
});

describe('cost', () => {
  const list = (args: string, fields = 'title') =>
    `entries(section: ["accommodations"], ${args}) { ${fields} }`;

  test('is rows × depth', () => {
    const flat = costIn(`{ ${list('limit: 100')} }`);
    const deep = costIn(`{ ${list('limit: 100', 'localized { localized { title } }')} }`);
    expect(costIn(`{ ${list('limit: 1000')} }`)).toBeGreaterThan(8 * flat);
    expect(deep).toBeGreaterThan(2.5 * flat);
  });

  test('is the same in fragments, and aliases add up', () => {
    const plain = costIn(`{ ${list('limit: 100')} }`);
    const spread = `{ ...A } fragment A on Query { ...B } fragment B on Query { ${list('limit: 100')} }`;
    expect(costIn(spread)).toBe(plain);
    expect(costIn(`{ a: ${list('limit: 100')} b: ${list('limit: 100')} }`)).toBe(2 * plain);
  });

  test('considers variables, their defaults and fields that directives skip', () => {
    const text = `query ($n: Int = 1000) { ${list('limit: $n')} }`;
    expect(costIn(text, { n: 10 })).toBeLessThan(costIn(text) / 10);
    const skipped = `query ($off: Boolean = true) { __typename a: ${list('limit: 9').replace(' {', ' @skip(if: $off) {')} }`;
    expect(costIn(skipped)).toBeLessThan(costIn(`{ ${list('limit: 9')} }`));
  });

  test('counts the database queries that arguments cause', () => {
    const count = (args: string) => costIn(`{ entryCount(${args}) }`);
    const sections = count('section: ["news"]');
    expect(count('site: ["*"]')).toBeGreaterThan(10 * sections);
    expect(count('section: ["news"], relatedToTags: [{}, {}, {}]')).toBeGreaterThan(3 * sections);
    expect(count(`section: ["news"], slug: [${'"a" '.repeat(3000)}]`)).toBeGreaterThan(6000);
  });

  test('counts the sort keys that are read to select one entry of several sections', () => {
    const entry = (args: string) => costIn(`{ entry(${args}) { title } }`);
    const several = 'section: ["news", "events", "pages"]';
    expect(entry(`${several}, site: ["*"], unique: true`)).toBeGreaterThan(7000);
    expect(entry(`${several}, unique: true`)).toBeLessThan(3000);
    expect(entry(`${several}, offset: 900`)).toBeGreaterThan(10_000);
    expect(entry(several)).toBeLessThan(3000);
  });

  test('of deeply nested fragments is refused before it is calculated', () => {
    const levels = Array.from(
      { length: 40 },
      (_, n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`,
    );
    const bomb = `{ ...F0 } ${levels.join(' ')} fragment F40 on Query { __typename }`;
    expect(() => costIn(bomb)).toThrow(/root fields at most/);
  });
});
