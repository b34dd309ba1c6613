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
import { failure, Person, type Tokens } from './Person';

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

  test('the sample operations of accounts answer a visitor from login to the end', async () => {
    const ada = await new Person(cms, 'sample').join();
    const known = operations.map(
      (operation) => [operation.name?.value, textOf(operation)] as const,
    );
    const sample = (name: string) => new Map(known).get(name) ?? '';
    const { email, password } = ada;
    const news = 'nuova porta di legno';
    const answers = [
      await ada.ask(sample('Register'), { email, password, fullName: ada.fullName }),
      await ada.ask(sample('ResendActivation'), { email }),
      await ada.ask(sample('ForgottenPassword'), { email }),
      await ada.ask(sample('SetPassword'), {
        ...(await ada.proof('set-password', 3)),
        password: news,
      }),
      await ada.ask(sample('Authenticate'), { email, password: news, preferSites: ['en'] }),
    ];
    ada.tokens = answers[4]?.data?.authenticate as Tokens;
    const { refreshToken } = ada.tokens;
    const passwords = { currentPassword: news, newPassword: password, confirmPassword: password };
    answers.push(
      await ada.askIn(sample('Viewer'), { preferSites: ['it'] }),
      await ada.askIn(sample('UpdateViewer'), { fullName: 'Ada Poletti' }),
      await ada.askIn(sample('UpdateFavorites'), { favorites: [Number(`${cms.ids[0]}02`)] }),
      await ada.askIn(sample('UpdatePassword'), passwords),
      await ada.ask(sample('RefreshToken'), { refreshToken }),
      await ada.askIn(sample('Logout'), { refreshToken }),
    );
    await ada.logIn();
    answers.push(await ada.askIn(sample('DeleteAccount'), { password, confirmPassword: password }));
    for (const answer of answers) {
      expect(failure(answer)).toBe('none');
      for (const value of Object.values(answer.data ?? {})) expect(value).not.toBeNull();
    }
    expect(answers).toHaveLength(named(OperationTypeNode.MUTATION).length);
  });
}
