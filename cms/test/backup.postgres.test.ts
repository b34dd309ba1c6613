import { rm } from 'node:fs/promises';
import { postgresTool } from '../src/backup/postgresTool';
import { testBackups } from './contractOfBackups';
import { onPostgres } from './onDatabases';

jest.setTimeout(180_000);

onPostgres('backups', (cms, postgres) => {
  testBackups(cms, async () => {
    const schema = 'DROP SCHEMA public CASCADE; CREATE SCHEMA public';
    await postgresTool('psql', postgres.url, ['-q', '-c', schema]);
    await rm(cms.dataDir, { recursive: true, force: true });
  });
});
