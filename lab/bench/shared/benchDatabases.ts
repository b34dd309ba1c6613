import path from 'node:path';
import { TestPostgres } from '../../../cms/test/postgres';
import { bench } from './bench';
import { BenchCms } from './BenchCms';
import type { Limits } from './Limits';

/** A benchmark of a cms on SQLite, and then of one on PostgreSQL; see `bench`. */
export const benchDatabases = (
  measure: (database: string, cms: BenchCms, limits: Limits) => Promise<void>,
): Promise<void> =>
  bench(async (folder, limits) => {
    const postgres = new TestPostgres();
    try {
      await measure('SQLite', new BenchCms(path.join(folder, 'sqlite')), limits);
      const url = await postgres.startEmpty();
      await measure('PostgreSQL', new BenchCms(path.join(folder, 'postgres'), url), limits);
    } finally {
      await postgres.stop();
    }
  });
