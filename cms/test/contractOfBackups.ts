import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createHash } from 'node:crypto';
import type { TestCms } from './cms';
import { TestVisitor } from './TestVisitor';

const everything = `{
  entries(section: ["*"], limit: 200) { id title slug uri url siteHandle }
  globalSets { name handle }
}`;

/** Reads the public content, a hash of every file, and the accounts. */
async function stateOf(cms: TestCms, dataDir: string) {
  const media = path.join(dataDir, 'media');
  const files = (await readdir(media)).sort();
  const digests = await Promise.all(
    files.map(async (file) =>
      createHash('sha256')
        .update(await readFile(path.join(media, file)))
        .digest('hex'),
    ),
  );
  return {
    content: await cms.query(everything),
    files: files.map((file, place) => [file, digests[place]]),
    accounts: JSON.parse(await cms.run('test/editorProgram.ts', 'accounts')) as unknown[],
  };
}

/**
 * Tests backup and restore.
 *
 * @param destroy deletes the database and the data folder
 */
export function testBackups(cms: TestCms, destroy: () => Promise<void>): void {
  test('a backup of a running system restores content, media and accounts', async () => {
    const dataDir = cms.dataDir;
    const parent = await mkdtemp(path.join(os.tmpdir(), 'studium-backup-'));
    const folder = path.join(parent, 'monday');
    const visitor = await new TestVisitor(cms).join();
    const before = await stateOf(cms, dataDir);
    expect(before.content).toMatchObject({ status: 200, errors: undefined });
    expect(before.files.length).toBeGreaterThan(0);
    expect(JSON.stringify(before.accounts)).toContain(visitor.email);

    await Promise.all([
      cms.run('scripts/backup.ts', folder),
      // An editor saves a draft meanwhile. Drafts are not compared.
      cms.run('test/editorProgram.ts', 'draft', String(cms.ids[0])),
    ]);
    await expect(cms.run('scripts/restore.ts', folder)).rejects.toThrow(/move it away|not empty/);
    await expect(cms.run('scripts/backup.ts', folder)).rejects.toThrow('already exists');

    await cms.stopServer();
    await destroy();
    await cms.run('scripts/restore.ts', folder);
    await cms.startServer();
    expect(await stateOf(cms, dataDir)).toEqual(before);
    expect((await visitor.logIn()).errors).toBeUndefined();
    await rm(parent, { recursive: true, force: true });
  });
}
