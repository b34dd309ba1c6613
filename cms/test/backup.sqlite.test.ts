import { rm } from 'node:fs/promises';
import { testBackups } from './contractOfBackups';
import { onSqlite } from './onDatabases';

jest.setTimeout(180_000);

onSqlite('backups', (cms) => {
  testBackups(cms, () => rm(cms.dataDir, { recursive: true, force: true }));
});
