import path from 'node:path';
import type { Env } from '../env';

/** The database and data folder that a backup is made of, or restored to. */
export type Installation = Pick<Env, 'database' | 'dataDir'>;

/** Paths of the files in a backup folder. */
export const backupFiles = (folder: string) => ({
  manifest: path.join(folder, 'backup.json'),
  sqlite: path.join(folder, 'studium.db'),
  postgres: path.join(folder, 'studium.dump'),
  media: path.join(folder, 'media'),
  secrets: path.join(folder, 'secrets.json'),
});

/** Describes a backup. It is written last, so a folder without it is an incomplete backup. */
export interface Manifest {
  made: string;
  database: Env['database']['kind'];
  media: number;
}
