import { answersWith, created } from './outcomes';
import { rest } from './requests';
import type { Operation } from './Right';
import { titles } from './subject';
import type { Attempt, Outcome } from './Way';

const on = ['poi', 'redirects'] as const;

/** A table with one new row. */
const tableOf = ({ on: resource }: Attempt): string =>
  resource === 'redirects'
    ? 'from;to\n/xnew-page.html;/xnew-target'
    : `slug_it;title_it\nxnew-place;${titles.new}`;

const exported = (outcome: Outcome): boolean =>
  answersWith(outcome.on === 'redirects' ? '/seeded.html' : 'fountain-it')(outcome);

/** An actor without the right may know the plan, so it comes from a check of the administrator. */
async function sendImport(attempt: Attempt, parameters: string) {
  const { client, actor } = attempt;
  const table = tableOf(attempt);
  const address = `/csv/${attempt.on}?${parameters}`;
  const { text } = await client.rest('administrator', 'POST', address, table);
  const { plan } = JSON.parse(text) as { plan: string };
  return client.rest(actor, 'POST', `${address}plan=${plan}`, table);
}

/** The operations on tables (CSV). */
export const tableOperations: readonly Operation[] = [
  {
    name: 'export a table',
    needs: 'tables',
    rights: [
      {
        on,
        may: 'publishers',
        did: exported,
        ways: [rest('GET /csv/…', '/csv/:on')],
      },
    ],
  },
  {
    name: 'check a table',
    needs: 'tables',
    rights: [
      {
        on,
        may: 'publishers',
        did: answersWith('"plan"'),
        ways: [rest('POST /csv/…', '/csv/:on', tableOf)],
      },
    ],
  },
  {
    name: 'import a table',
    needs: 'tables',
    rights: [
      {
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
    ],
  },
];
