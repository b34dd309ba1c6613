import { rm } from 'node:fs/promises';
import { postgresTool } from '../src/backup/postgresTool';
import { testBackups } from './contractOfBackups';
import { onPostgres, onSqlite } from './onDatabases';

jest.setTimeout(180_000);

onSqlite('backups', (cms) =>
  testBackups(cms, () => rm(cms.dataDir, { recursive: true, force: true })),
);

onPostgres('backups', (cms, postgres) =>
  testBackups(cms, async () => {
    const schema = 'DROP SCHEMA public CASCADE; CREATE SCHEMA public';
    await postgresTool('psql', postgres.url, ['-q', '-c', schema]);
    await rm(cms.dataDir, { recursive: true, force: true });
  }),
);
