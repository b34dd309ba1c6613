import { rm } from 'node:fs/promises';
import { postgresTool } from '../src/backup/postgresTool';
import { TestCms } from './cms';
import { testBackups } from './contractOfBackups';
import { postgresBinaries, TestPostgres } from './postgres';

jest.setTimeout(180_000);

describe('backups of PostgreSQL', () => {
  const postgres = new TestPostgres();
  const cms = new TestCms();
  let url = '';
  beforeAll(async () => {
    const binaries = await postgresBinaries();
    if (!binaries) throw new Error('These tests need PostgreSQL: apt-get install postgresql.');
    url = await postgres.start(binaries);
    await cms.start({ DATABASE_URL: url });
  }, 180_000);
  afterAll(async () => {
    await cms.stop();
    await postgres.stop();
  });
  testBackups(cms, async () => {
    const schema = 'DROP SCHEMA public CASCADE; CREATE SCHEMA public';
    await postgresTool('psql', url, ['-q', '-c', schema]);
    await rm(cms['dataDir'], { recursive: true, force: true });
  });
});
