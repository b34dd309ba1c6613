import { rm } from 'node:fs/promises';
import { TestCms } from './cms';
import { testBackups } from './contractOfBackups';

jest.setTimeout(180_000);

describe('backups of SQLite', () => {
  const cms = new TestCms();
  beforeAll(() => cms.start(), 180_000);
  afterAll(() => cms.stop());
  testBackups(cms, () => rm(cms['dataDir'], { recursive: true, force: true }));
});
