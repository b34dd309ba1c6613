import { createHmac } from 'node:crypto';
import { type Change, mergeChanges } from './change';
import { entryChange } from './entryChange';
import { Publisher } from './Publisher';
import { sign } from './sign';
import type { Snapshot } from './snapshot';

const entry = (id: string, it: string[], en: string[] = []): Change => ({
  kind: 'entry',
  section: 'accommodations',
  id,
  uris: { it, en },
});

test('the signature covers the time and the body', () => {
  const hmac = createHmac('sha256', 'key').update('1700.{"a":1}').digest('hex');
  expect(sign('key', 1700, '{"a":1}')).toBe(`t=1700,v1=${hmac}`);
});

test('changes of one thing become one, newest paths first, in the order of the first', () => {
  const changes: Change[] = [
    entry('1', ['alloggi/a'], ['accommodations/a']),
    { kind: 'global', handle: 'footer1' },
    entry('1', ['alloggi/b', 'alloggi/a']),
    { kind: 'global', handle: 'footer1' },
    { kind: 'navigation', handle: 'footer1' },
  ];
  expect(mergeChanges(changes)).toEqual([
    entry('1', ['alloggi/b', 'alloggi/a'], ['accommodations/a']),
    { kind: 'global', handle: 'footer1' },
    { kind: 'navigation', handle: 'footer1' },
  ]);
});

const snapshot = (version: string, published: boolean, slug: string): Snapshot => ({
  section: 'pages',
  published,
  version,
  uris: { it: [slug], en: [] },
  slugs: { it: slug, en: undefined },
});

test('visitors see publishing, changing, unpublishing and deleting, but no draft', () => {
  const draft = snapshot('1', false, 'old');
  const live = snapshot('1', true, 'old');
  const moved = snapshot('2', true, 'new');
  const uris = (before: Snapshot | null, after: Snapshot | null) => {
    const change = entryChange('9', before, after);
    return change?.kind === 'entry' ? change.uris.it : null;
  };
  expect(uris(null, draft)).toBeNull();
  expect(uris(draft, { ...draft, version: '2' })).toBeNull();
  expect(uris(live, live)).toBeNull();
  expect(uris(draft, moved)).toEqual(['new']);
  expect(uris(live, moved)).toEqual(['new', 'old']);
  expect(uris(moved, { ...draft, version: '3' })).toEqual(['new']);
  expect(uris(live, null)).toEqual(['old']);
});

const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test('a failed message is sent again with what changed since, and nothing is sent twice', async () => {
  const sent: Change[][] = [];
  let away = 2;
  const publisher = new Publisher({
    collect: 1,
    pause: { first: 20, longest: 20 },
    log: () => undefined,
    send: async (changes) => {
      sent.push(changes);
      return away-- > 0 ? 'failed' : 'delivered';
    },
  });
  publisher.add([entry('1', ['a'])]);
  await later(10);
  publisher.add([entry('2', ['b']), entry('1', ['c'])]);
  await later(120);
  expect(sent).toEqual([
    [entry('1', ['a'])],
    [entry('1', ['c', 'a']), entry('2', ['b'])],
    [entry('1', ['c', 'a']), entry('2', ['b'])],
  ]);
});

test('a refused message is dropped, and a site that stays away is given up with a word', async () => {
  const sent: Change[][] = [];
  const said: string[] = [];
  const make = (answer: 'refused' | 'failed') =>
    new Publisher({
      collect: 1,
      pause: { first: 5, longest: 5 },
      giveUp: 30,
      log: (message) => said.push(message),
      send: async (changes) => {
        sent.push(changes);
        return answer;
      },
    });
  make('refused').add([entry('1', ['a'])]);
  await later(30);
  expect(sent).toHaveLength(1);
  make('failed').add([entry('1', ['a'])]);
  await later(100);
  expect(said).toEqual(['webhook: gave up 1 changes, the site stays away']);
});
