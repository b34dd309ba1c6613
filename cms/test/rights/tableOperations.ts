import { answersWith, created } from './outcomes';
import { rest } from './requests';
import type { Operation } from './Right';
import { titles } from './subject';
import type { Attempt } from './Way';

const table = `slug_it;title_it\nxnew-place;${titles.new}`;

/** An actor without the right may know the plan, so it comes from a check of the administrator. */
async function sendImport({ client, actor, on }: Attempt, parameters: string) {
  const address = `/csv/${on}?${parameters}`;
  const { text } = await client.rest('administrator', 'POST', address, table);
  const { plan } = JSON.parse(text) as { plan: string };
  return client.rest(actor, 'POST', `${address}plan=${plan}`, table);
}

/** The operations on the tables of a section (CSV). */
export const tableOperations: readonly Operation[] = [
  {
    name: 'export a table',
    needs: 'tables',
    rights: [
      {
        on: ['poi'],
        may: 'publishers',
        did: answersWith('slug_it'),
        ways: [rest('GET /csv/…', '/csv/:on')],
      },
    ],
  },
  {
    name: 'check a table',
    needs: 'tables',
    rights: [
      {
        on: ['poi'],
        may: 'publishers',
        did: answersWith('"plan"'),
        ways: [rest('POST /csv/…', '/csv/:on', () => table)],
      },
    ],
  },
  {
    name: 'import a table',
    needs: 'tables',
    rights: [
      {
        on: ['poi'],
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
