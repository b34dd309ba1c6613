import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
  print,
  visit,
} from 'graphql';
import type { TestCms } from './cms';

const document = parse(
  readFileSync(path.resolve(__dirname, '../../graphql/samples.graphql'), 'utf8'),
);
const fragments = new Map(
  document.definitions.flatMap((definition) =>
    definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
  ),
);
const operations = document.definitions.filter(
  (definition): definition is OperationDefinitionNode =>
    definition.kind === Kind.OPERATION_DEFINITION,
);

/** Fragments that a definition spreads, and those that they spread. */
function fragmentsOf(
  definition: OperationDefinitionNode | FragmentDefinitionNode,
  found = new Set<FragmentDefinitionNode>(),
): Set<FragmentDefinitionNode> {
  visit(definition, {
    FragmentSpread({ name }) {
      const fragment = fragments.get(name.value);
      if (!fragment || found.has(fragment)) return;
      found.add(fragment);
      fragmentsOf(fragment, found);
    },
  });
  return found;
}

const textOf = (operation: OperationDefinitionNode): string => {
  const alone: DocumentNode = {
    kind: Kind.DOCUMENT,
    definitions: [operation, ...fragmentsOf(operation)],
  };
  return print(alone);
};

/** Variables that every query of the samples can be asked with; others are left out. */
const values: Record<string, Record<'it' | 'en', unknown>> = {
  limit: { it: 10, en: 10 },
  uri: { it: ['__home__'], en: ['__home__'] },
  navHandle: { it: 'mainMenu', en: 'mainMenu' },
  search: { it: 'affitto', en: 'renting' },
  from: { it: ['>= 2020-01-01'], en: ['>= 2020-01-01'] },
};
const slugs: Record<string, Record<'it' | 'en', string>> = {
  AccommodationDetail: { it: 'three-it', en: 'three-en' },
  NewsByCategory: { it: 'living-it', en: 'living-en' },
  NewsCategory: { it: 'living-it', en: 'living-en' },
  NewsByTag: { it: 'rent-it', en: 'rent-en' },
};

function variablesOf(operation: OperationDefinitionNode, site: 'it' | 'en') {
  const name = operation.name?.value ?? '';
  return Object.fromEntries(
    (operation.variableDefinitions ?? []).flatMap(({ variable }) => {
      const key = variable.name.value;
      if (key === 'site' || key === 'siteHandle') return [[key, [site]]];
      if (key === 'slug') return [[key, [slugs[name]?.[site]]]];
      if (key === 'id') return [[key, ['102']]];
      return values[key] ? [[key, values[key][site]]] : [];
    }),
  );
}

/** Sends every sample operation. */
export function testSamples(cms: TestCms): void {
  const named = (kind: OperationTypeNode) =>
    operations
      .filter(({ operation }) => operation === kind)
      .map((operation) => [operation.name?.value ?? '', operation] as const)
      .filter(([name]) => name !== 'Viewer');

  test.each(named(OperationTypeNode.QUERY))(
    'the sample query %s answers in both languages',
    async (_, query) => {
      for (const site of ['it', 'en'] as const) {
        const answer = await cms.query(textOf(query), variablesOf(query, site));
        expect(answer.errors).toBeUndefined();
        const found = Object.values(answer.data ?? {});
        expect(found.length).toBeGreaterThan(0);
        for (const value of found) expect(value).not.toBeNull();
        for (const list of found.filter(Array.isArray)) expect(list.length).toBeGreaterThan(0);
      }
    },
  );

  // Replaced by real answers with the accounts.
  test.each(named(OperationTypeNode.MUTATION))(
    'the sample mutation %s is known',
    async (_, mutation) => {
      const variables = Object.fromEntries(
        (mutation.variableDefinitions ?? []).flatMap(({ variable, type }) =>
          type.kind === Kind.NON_NULL_TYPE ? [[variable.name.value, 'x']] : [],
        ),
      );
      const { errors } = await cms.query(textOf(mutation), variables);
      expect(errors).toEqual(['Accounts of visitors are not served yet.']);
    },
  );
}
