import type { BasePayload } from 'payload';
import { ChangeOutbox } from './ChangeOutbox';

const outboxOf = (docs: { key: string; data: unknown }[]) =>
  new ChangeOutbox({ db: { find: async () => ({ docs }) } } as unknown as BasePayload);

const footer = { kind: 'global', handle: 'footer1' };

test('stored changes are read, also those of an entry that is older than a language of the site', async () => {
  const entry = { kind: 'entry', section: 'news', id: '1' };
  const data = { at: 5, changes: [footer, { ...entry, uris: { it: ['news/a'] } }] };
  expect(await outboxOf([{ key: 'published 1', data }]).pending()).toEqual([
    {
      key: 'published 1',
      at: 5,
      changes: [footer, { ...entry, uris: { it: ['news/a'], en: [] } }],
    },
  ]);
});

test('a row of another form is logged once, and the others are still read', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const outbox = outboxOf([
    { key: 'published 1', data: { at: 5, changes: [{ kind: 'entry', section: 'news' }] } },
    { key: 'published 2', data: 'nothing' },
    { key: 'published 3', data: { at: 6, changes: [footer] } },
  ]);
  for (let n = 0; n < 2; n += 1)
    expect((await outbox.pending()).map(({ key }) => key)).toEqual(['published 3']);
  const lines = logged.mock.calls.map(([line]) => String(line));
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('published 1');
  expect(lines[1]).toContain('published 2');
});
