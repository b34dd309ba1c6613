import { createHmac } from 'node:crypto';
import { seededSqlite, type Hook, TestCms } from './cms';

const cms = new TestCms();
beforeAll(async () => cms.start(await seededSqlite()), 180_000);
afterAll(() => cms.stop());
jest.setTimeout(120_000);

function changesOf(hooks: Hook[]): unknown {
  expect(hooks).toHaveLength(1);
  const [{ signature, body } = { signature: '', body: '' }] = hooks;
  const [, time, hmac] = /^t=(\d{13}),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  expect(hmac).toBe(createHmac('sha256', cms.secret).update(`${time}.${body}`).digest('hex'));
  return JSON.parse(body);
}

const entry = (id: number, it: string[], en: string[]) => ({
  changes: [{ kind: 'entry', section: 'accommodations', id: `${id}02`, uris: { it, en } }],
});

test('what a program noted that was killed then is told by the one that runs', async () => {
  const id = cms.ids[1] ?? 0;
  cms.hooks.length = 0;
  const end = cms.run('test/editorProgram.ts', 'renameAndDie', String(id), 'Due');
  await expect(end).rejects.toThrow('ended with null');
  expect(cms.hooks).toEqual([]);
  expect(changesOf(await cms.told())).toEqual(
    entry(id, ['alloggi/two-it'], ['accommodations/two-en']),
  );
});

test('what a site does not take is told when it takes messages again', async () => {
  const id = cms.ids[1] ?? 0;
  cms.siteStatus = 503;
  expect((await cms.edit('rename', String(id), 'Tre')).length).toBeGreaterThan(0);
  cms.siteStatus = 200;
  cms.hooks.length = 0;
  expect(changesOf(await cms.told())).toEqual(
    entry(id, ['alloggi/two-it'], ['accommodations/two-en']),
  );
});

test('the site is told of what visitors see differently, and of nothing else', async () => {
  const id = cms.ids[0] ?? 0;
  const english = ['accommodations/one-en'];
  expect(await cms.edit('draft', String(id))).toEqual([]);
  expect(changesOf(await cms.edit('move', String(id), 'one-moved'))).toEqual(
    entry(id, ['alloggi/one-moved', 'alloggi/one-it'], english),
  );
  expect(changesOf(await cms.edit('unpublish', String(id)))).toEqual(
    entry(id, ['alloggi/one-moved'], english),
  );
  expect(changesOf(await cms.edit('publish', String(id)))).toEqual(
    entry(id, ['alloggi/one-moved'], english),
  );
  // The address that it had before redirects no longer.
  expect(changesOf(await cms.edit('delete', String(id)))).toEqual(
    entry(id, ['alloggi/one-moved', 'alloggi/one-it'], english),
  );
});

test('global sets and menus are told together', async () => {
  expect(changesOf(await cms.edit('globals'))).toEqual({
    changes: [
      { kind: 'global', handle: 'registerPrivacy' },
      { kind: 'navigation', handle: 'mainMenu' },
    ],
  });
});

test('an address that is taken is refused with a word at its field', async () => {
  expect(await cms.keeper.edit('clash', String(cms.ids[2]))).toMatchObject({
    refused: [{ path: 'slug' }],
  });
});
