import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { operations } from './rights/operations';
import { resources } from './rights/resources';
import { makesSense, rightsTable } from './rights/rightsTable';

const file = path.resolve(__dirname, '../../docs/security.md');
const begin =
  '<!-- The table is made by cms/test/rightsTable.test.ts: UPDATE_DOCS=1 writes it. -->';
const end = '<!-- End of the table. -->';

test('the documentation prints the table of rights that the tests try', async () => {
  const document = await readFile(file, 'utf8');
  const [before, , after] = document.split(new RegExp(`${begin}|${end}`));
  const table = `${before}${begin}\n\n${rightsTable()}\n\n${end}${after}`;
  if (process.env.UPDATE_DOCS) await writeFile(file, table);
  else expect(document).toBe(table);
});

test.each(operations)('each cell of “$name” is tried, or makes no sense', (operation) => {
  for (const on of resources) {
    const rights = operation.rights.filter((right) => right.on.includes(on));
    expect([on, rights.length]).toEqual([on, makesSense(operation, on) ? 1 : 0]);
    for (const { ways } of rights) expect(ways.length).toBeGreaterThan(0);
  }
});
