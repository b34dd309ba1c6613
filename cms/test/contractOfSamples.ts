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
import { failure, TestVisitor, type Tokens } from './TestVisitor';

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

/** Returns the fragments that a definition spreads, directly or indirectly. */
function fragmentsOf(
  definition: OperationDefinitionNode | FragmentDefinitionNode,
  collected = new Set<FragmentDefinitionNode>(),
): Set<FragmentDefinitionNode> {
  visit(definition, {
    FragmentSpread({ name }) {
      const fragment = fragments.get(name.value);
      if (!fragment || collected.has(fragment)) return;
      collected.add(fragment);
      fragmentsOf(fragment, collected);
    },
  });
  return collected;
}

const textOf = (operation: OperationDefinitionNode): string => {
  const alone: DocumentNode = {
    kind: Kind.DOCUMENT,
    definitions: [operation, ...fragmentsOf(operation)],
  };
  return print(alone);
};

/** Values of variables for all sample queries. Other variables are omitted. */
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

/** Tests all sample operations. */
export function testSamples(cms: TestCms): void {
  const named = (kind: OperationTypeNode) =>
    operations
      .filter(({ operation }) => operation === kind)
      .map((operation) => [operation.name?.value ?? '', operation] as const)
      .filter(([name]) => name !== 'Viewer');

  test.each(named(OperationTypeNode.QUERY))(
    'the sample query %s returns data in both languages',
    async (_, query) => {
      for (const site of ['it', 'en'] as const) {
        const answer = await cms.query(textOf(query), variablesOf(query, site));
        expect(answer.errors).toBeUndefined();
        const results = Object.values(answer.data ?? {});
        expect(results.length).toBeGreaterThan(0);
        for (const value of results) expect(value).not.toBeNull();
        for (const list of results.filter(Array.isArray)) expect(list.length).toBeGreaterThan(0);
      }
    },
  );

  test('the sample operations of accounts work from registration to deletion', async () => {
    const ada = await new TestVisitor(cms, 'sample').join();
    const known = operations.map(
      (operation) => [operation.name?.value, textOf(operation)] as const,
    );
    const sample = (name: string) => new Map(known).get(name) ?? '';
    const { email, password } = ada;
    const changedPassword = 'nuova porta di legno';
    const answers = [
      await ada.send(sample('Register'), { email, password, fullName: ada.fullName }),
      await ada.send(sample('ResendActivation'), { email }),
      await ada.send(sample('ForgottenPassword'), { email }),
      await ada.send(sample('SetPassword'), {
        ...(await ada.proofFromMail('set-password', 3)),
        password: changedPassword,
      }),
      await ada.send(sample('Authenticate'), {
        email,
        password: changedPassword,
        preferSites: ['en'],
      }),
    ];
    ada.tokens = answers[4]?.data?.authenticate as Tokens;
    const { refreshToken } = ada.tokens;
    const passwords = {
      currentPassword: changedPassword,
      newPassword: password,
      confirmPassword: password,
    };
    answers.push(
      await ada.sendLoggedIn(sample('Viewer'), { preferSites: ['it'] }),
      await ada.sendLoggedIn(sample('UpdateViewer'), { fullName: 'Ada Poletti' }),
      await ada.sendLoggedIn(sample('UpdateFavorites'), { favorites: [Number(`${cms.ids[0]}02`)] }),
      await ada.sendLoggedIn(sample('UpdatePassword'), passwords),
      await ada.send(sample('RefreshToken'), { refreshToken }),
      await ada.sendLoggedIn(sample('Logout'), { refreshToken }),
    );
    await ada.logIn();
    answers.push(
      await ada.sendLoggedIn(sample('DeleteAccount'), { password, confirmPassword: password }),
    );
    for (const answer of answers) {
      expect(failure(answer)).toBe('none');
      for (const value of Object.values(answer.data ?? {})) expect(value).not.toBeNull();
    }
    expect(answers).toHaveLength(named(OperationTypeNode.MUTATION).length);
  });
}
