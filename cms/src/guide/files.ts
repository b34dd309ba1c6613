import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { guideDir } from '../paths';
import type { GuidePage } from './pages';
import { type AdminLanguage } from '../lib/adminLanguage';

const fileOf = (language: AdminLanguage, ...parts: string[]): string =>
  path.join(/*turbopackIgnore: true*/ guideDir, language, ...parts);

/** Reads the Markdown of a page of the guide. */
export const readPageText = (language: AdminLanguage, page: GuidePage): Promise<string> =>
  readFile(fileOf(language, `${page}.md`), 'utf8');

/** Reads a screenshot of the guide. Null if the guide has none with this name, so no other file can be read. */
export async function readScreenshot(
  language: AdminLanguage,
  name: string,
): Promise<Buffer<ArrayBuffer> | null> {
  const names = await readdir(fileOf(language, 'screens'));
  return names.includes(name) ? readFile(fileOf(language, 'screens', name)) : null;
}
