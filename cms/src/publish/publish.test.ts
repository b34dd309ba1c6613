import { createHmac } from 'node:crypto';
import { type Change, mergeChanges } from './change';
import { entryChange } from './entryChange';
import type { Note } from './outbox';
import { type Delivery, Publisher } from './Publisher';
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

/** Notes in memory, as the database keeps them. */
class Notes {
  private readonly kept = new Map<string, Note>();
  add(changes: Change[], at = Date.now()): void {
    const key = `published ${this.kept.size} ${Math.random()}`;
    this.kept.set(key, { key, at, changes });
  }
  pending = async (): Promise<Note[]> => [...this.kept.values()];
  remove = async (keys: string[]): Promise<void> => keys.forEach((key) => this.kept.delete(key));
}

function publisherOf(outbox: Notes, answers: Delivery[]) {
  const sent: Change[][] = [];
  const publisher = new Publisher({
    outbox,
    collect: 1,
    pause: { first: 20, longest: 40 },
    send: async (changes) => {
      sent.push(changes);
      return answers.shift() ?? 'delivered';
    },
  });
  return { publisher, sent };
}

test('a failed message is sent again with what changed since, and nothing is sent twice', async () => {
  const outbox = new Notes();
  const { publisher, sent } = publisherOf(outbox, ['failed', 'failed']);
  outbox.add([entry('1', ['a'])]);
  publisher.wake();
  await later(10);
  outbox.add([entry('2', ['b'])]);
  outbox.add([entry('1', ['c'])]);
  publisher.wake();
  await later(200);
  expect(sent).toEqual([
    [entry('1', ['a'])],
    [entry('1', ['c', 'a']), entry('2', ['b'])],
    [entry('1', ['c', 'a']), entry('2', ['b'])],
  ]);
  expect(await outbox.pending()).toEqual([]);
});

test('a site that stays away is asked less and less often, and is told in the end', async () => {
  const outbox = new Notes();
  const { publisher, sent } = publisherOf(outbox, Array<Delivery>(6).fill('failed'));
  outbox.add([entry('1', ['a'])]);
  publisher.wake();
  await later(90);
  expect(sent.length).toBeLessThan(5);
  await later(400);
  expect(sent).toHaveLength(7);
  expect(await outbox.pending()).toEqual([]);
});

test('a message that the site refuses for good is not sent again', async () => {
  const outbox = new Notes();
  const { publisher, sent } = publisherOf(outbox, ['refused']);
  outbox.add([entry('1', ['a'])]);
  publisher.wake();
  await later(60);
  expect(sent).toHaveLength(1);
  expect(await outbox.pending()).toEqual([]);
});

test('a thousand changes go in messages that the site can read', async () => {
  const outbox = new Notes();
  const { publisher, sent } = publisherOf(outbox, []);
  for (let n = 0; n < 1000; n += 1) outbox.add([entry(String(n), [`alloggi/${n}`])]);
  publisher.wake();
  await later(200);
  expect(sent.flat()).toHaveLength(1000);
  for (const changes of sent) expect(JSON.stringify(changes).length).toBeLessThan(100_000);
});
