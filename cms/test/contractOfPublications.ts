import { createHmac } from 'node:crypto';
import type { TestCms } from './cms';
import type { Hook } from './FakeSite';

const entry = (id: number, it: string[], en: string[]) => ({
  changes: [{ kind: 'entry', section: 'accommodations', id: `${id}02`, uris: { it, en } }],
});

/** Tests the messages to the site, with a second program. It deletes the first accommodation. */
export function testPublications(cms: TestCms): void {
  function changesOf(hooks: Hook[]): unknown {
    expect(hooks).toHaveLength(1);
    const [{ signature, body } = { signature: '', body: '' }] = hooks;
    const [, time, hmac] = /^t=(\d{13}),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
    expect(hmac).toBe(createHmac('sha256', cms.secret).update(`${time}.${body}`).digest('hex'));
    return JSON.parse(body);
  }

  test('a running program sends the messages that a killed program has stored', async () => {
    const id = cms.ids[1] ?? 0;
    cms.hooks.length = 0;
    const end = cms.run('test/editorProgram.ts', 'renameAndDie', String(id), 'Due');
    await expect(end).rejects.toThrow('ended with null');
    expect(cms.hooks).toEqual([]);
    expect(changesOf(await cms.waitForHooks())).toEqual(
      entry(id, ['alloggi/two-it'], ['accommodations/two-en']),
    );
  });

  test('a message that the site refuses is sent again when the site accepts messages', async () => {
    const id = cms.ids[1] ?? 0;
    cms.site.status = 503;
    expect((await cms.edit('rename', String(id), 'Tre')).length).toBeGreaterThan(0);
    cms.site.status = 200;
    cms.hooks.length = 0;
    expect(changesOf(await cms.waitForHooks())).toEqual(
      entry(id, ['alloggi/two-it'], ['accommodations/two-en']),
    );
  });

  test('the site is notified only of changes that visitors can see', async () => {
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
    // The former address is included, because its redirect ends.
    expect(changesOf(await cms.edit('delete', String(id)))).toEqual(
      entry(id, ['alloggi/one-moved', 'alloggi/one-it'], english),
    );
  });

  test('changes of global sets and menus are sent in one message', async () => {
    expect(changesOf(await cms.edit('globals'))).toEqual({
      changes: [
        { kind: 'global', handle: 'registerPrivacy' },
        { kind: 'navigation', handle: 'mainMenu' },
      ],
    });
  });

  test('an address of another entry is refused with an error at its field', async () => {
    expect(await cms.control.edit('clash', String(cms.ids[2]))).toMatchObject({
      refused: [{ path: 'slug' }],
    });
  });
}
