import { existsSync, readdirSync } from 'node:fs';

/** The names in a folder, which may be missing, without hidden files, which systems and editors write. */
export const namesIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith('.')) : [];
