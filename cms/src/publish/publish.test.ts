import { setTimeout as sleep } from 'node:timers/promises';
import { type Change, entryChange, mergeChanges } from './change';
import type { PendingChanges } from './ChangeOutbox';
import { type Delivery, Publisher } from './Publisher';
import type { Snapshot } from './snapshot';

const entry = (id: string, it: string[], en: string[] = []): Change => ({
  kind: 'entry',
  section: 'accommodations',
  id,
  uris: { it, en },
});

test('changes of the same content are merged, newest paths first, in the order of the first', () => {
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

test('publishing, changing, unpublishing and deleting are public changes, saving a draft is not', () => {
  const draft = snapshot('1', false, 'old');
  const live = snapshot('1', true, 'old');
  const renamed = snapshot('2', true, 'new');
  const uris = (before: Snapshot | null, after: Snapshot | null) => {
    const change = entryChange('9', before, after);
    return change?.kind === 'entry' ? change.uris.it : null;
  };
  expect(uris(null, draft)).toBeNull();
  expect(uris(draft, { ...draft, version: '2' })).toBeNull();
  expect(uris(live, live)).toBeNull();
  expect(uris(draft, renamed)).toEqual(['new']);
  expect(uris(live, renamed)).toEqual(['new', 'old']);
  expect(uris(renamed, { ...draft, version: '3' })).toEqual(['new']);
  expect(uris(live, null)).toEqual(['old']);
});

/** The outbox in memory. */
class MemoryOutbox {
  private readonly stored = new Map<string, PendingChanges>();
  add(changes: Change[], at = Date.now()): void {
    const key = `published ${this.stored.size} ${Math.random()}`;
    this.stored.set(key, { key, at, changes });
  }
  pending = async (): Promise<PendingChanges[]> => [...this.stored.values()];
  remove = async (keys: string[]): Promise<void> => keys.forEach((key) => this.stored.delete(key));
}

/** Waits until every change is delivered or refused. */
async function emptied(outbox: MemoryOutbox) {
  while ((await outbox.pending()).length > 0) await sleep(5);
}

function publisherOf(outbox: MemoryOutbox, answers: Delivery[]) {
  const sent: Change[][] = [];
  const publisher = new Publisher({
    outbox,
    collectMs: 1,
    backoffMs: { first: 20, longest: 40 },
    send: async (changes) => {
      sent.push(changes);
      return answers.shift() ?? 'delivered';
    },
  });
  return { publisher, sent };
}

test('a failed message is sent again with newer changes, and a delivered change is not sent again', async () => {
  const outbox = new MemoryOutbox();
  const { publisher, sent } = publisherOf(outbox, ['failed', 'failed']);
  outbox.add([entry('1', ['a'])]);
  publisher.wake();
  await sleep(10);
  outbox.add([entry('2', ['b'])]);
  outbox.add([entry('1', ['c'])]);
  publisher.wake();
  await emptied(outbox);
  expect(sent).toEqual([
    [entry('1', ['a'])],
    [entry('1', ['c', 'a']), entry('2', ['b'])],
    [entry('1', ['c', 'a']), entry('2', ['b'])],
  ]);
});

test('the pauses before retries grow while the site is unreachable, and in the end it is notified', async () => {
  const outbox = new MemoryOutbox();
  const { publisher, sent } = publisherOf(outbox, Array<Delivery>(6).fill('failed'));
  const started = Date.now();
  outbox.add([entry('1', ['a'])]);
  publisher.wake();
  await emptied(outbox);
  expect(sent).toHaveLength(7);
  // Six pauses without growth take 120 ms.
  expect(Date.now() - started).toBeGreaterThan(180);
});

test('a message that the site refuses is not sent again', async () => {
  const outbox = new MemoryOutbox();
  const { publisher, sent } = publisherOf(outbox, ['refused']);
  outbox.add([entry('1', ['a'])]);
  publisher.wake();
  await emptied(outbox);
  await sleep(60);
  expect(sent).toHaveLength(1);
});

test('a thousand changes are split into messages that are not too long for the site', async () => {
  const outbox = new MemoryOutbox();
  const { publisher, sent } = publisherOf(outbox, []);
  for (let n = 0; n < 1000; n += 1) outbox.add([entry(String(n), [`alloggi/${n}`])]);
  publisher.wake();
  await emptied(outbox);
  expect(sent.flat()).toHaveLength(1000);
  for (const changes of sent) expect(JSON.stringify(changes).length).toBeLessThan(100_000);
});

test('long addresses, and many changes that were published together, are split too', async () => {
  const outbox = new MemoryOutbox();
  const { publisher, sent } = publisherOf(outbox, ['delivered', 'failed']);
  const long = (n: number) => entry(String(n), [`alloggi/${'à'.repeat(500)}${n}`]);
  outbox.add(Array.from({ length: 300 }, (_, n) => long(n)));
  for (let n = 300; n < 450; n += 1) outbox.add([long(n)]);
  publisher.wake();
  await emptied(outbox);
  for (const changes of sent)
    expect(Buffer.byteLength(JSON.stringify({ changes }))).toBeLessThan(100_000);
  const ids = sent.flat().flatMap((change) => (change.kind === 'entry' ? change.id : []));
  expect(new Set(ids).size).toBe(450);
});
