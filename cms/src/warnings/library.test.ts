import type { BasePayload } from 'payload';
import { readLibrary } from './library';
import { both, daysAgo, testEntry, today } from './testing/testEntry';

test.each([
  ['is published', {}, true],
  ['is a draft', { _status: 'draft' }, false],
  ['has expired', { expiryDate: daysAgo(1) }, false],
  ['is visible from a later date', { postDate: daysAgo(-1) }, false],
])('the target of a link that %s', async (_, more, live) => {
  const page = { id: 7, title: both('Rents'), slug: both('rents'), _status: 'published', ...more };
  const payload = { find: () => Promise.resolve({ docs: [page] }) } as unknown as BasePayload;
  const value = { relationTo: 'pages', value: 7 };
  const { leaves } = testEntry({ leaves: [{ type: 'relationship', value }] });
  const { targets } = await readLibrary({ payload }, leaves, today);
  expect(targets.get('pages 7')).toMatchObject({ name: 'Rents it', live });
});
