import { answersWith, created } from './outcomes';
import { rest } from './requests';
import type { Right } from './Right';
import { titles } from './subject';
import type { Attempt, Outcome } from './Way';

const on = ['poi'] as const;

/** A table with one new row. */
const table = `slug_it;title_it\nxnew-place;${titles.new}`;

const exported = (outcome: Outcome): boolean =>
  answersWith(outcome.on === 'redirects' ? '/seeded.html' : 'fountain-it')(outcome);

/** An actor without the right may know the plan, so it comes from a check of the administrator. */
async function sendImport(attempt: Attempt, parameters: string) {
  const { client, actor } = attempt;
  const address = `/csv/${attempt.on}?${parameters}`;
  const { text } = await client.rest('administrator', 'POST', address, table);
  const { plan } = JSON.parse(text) as { plan: string };
  return client.rest(actor, 'POST', `${address}plan=${plan}`, table);
}

/** The operations on tables (CSV). */
export const tableOperations: readonly Right[] = [
  {
    name: 'export a table',
    // All tables have one check of the area; redirects have another area than their name.
    on: ['poi', 'redirects'],
    may: 'publishers',
    did: exported,
    ways: [rest('GET /csv/:on')],
  },
  {
    name: 'check a table',
    on,
    may: 'publishers',
    did: answersWith('"plan"'),
    ways: [rest('POST /csv/:on', () => table)],
  },
  {
    name: 'import a table',
    on,
    may: 'publishers',
    did: created(),
    ways: [
      { how: 'POST /csv/…?plan', send: (attempt) => sendImport(attempt, '') },
      {
        how: 'POST /csv/…?publish=true&plan',
        send: (attempt) => sendImport(attempt, 'publish=true&'),
      },
    ],
  },
];
