import path from 'node:path';
import type { Env } from '../env';

/** What a backup is taken of, or restored to. */
export type Place = Pick<Env, 'database' | 'dataDir'>;

/** Files of a backup. */
export const partsOf = (folder: string) => ({
  manifest: path.join(folder, 'backup.json'),
  sqlite: path.join(folder, 'studium.db'),
  postgres: path.join(folder, 'studium.dump'),
  media: path.join(folder, 'media'),
  secrets: path.join(folder, 'secrets.json'),
});

/** Says what a backup is; written last, so that half of one is known. */
export interface Manifest {
  made: string;
  database: Env['database']['kind'];
  media: number;
}
