import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { LogSafeError } from '@studium/shared/LogSafeError';
import { TownError } from '../content/Problems';
import { readFolder } from '../content/readTown';
import { CmsContent } from './CmsContent';
import { MediaExport } from './exportMedia';
import { Omissions } from './Omissions';
import type { Store } from './Store';
import { contentFiles, existingFiles, writeFiles, type WrittenFiles } from './writeContent';

/** What an export has done. */
interface ExportResult extends WrittenFiles {
  /** What the cms has and the folder does not, one line each. */
  omissions: string[];
}

/** A cms from which content and files can be read. */
interface ReadableStore extends Store {
  download(filename: string): Promise<Buffer>;
}

/** Refuses a folder with other files, because an export removes what the cms does not have. */
function checkFolder(root: string): void {
  const isTown = existsSync(path.join(root, 'content'));
  if (!isTown && existsSync(root) && readdirSync(root).length > 0)
    throw new LogSafeError(
      `${root} is not the folder of a town: it has files, but no folder content.`,
    );
}

/** The problems of the written folder; there are none unless the cms has something that the files cannot have. */
function problemsOf(root: string): string[] {
  try {
    readFolder(root);
    return [];
  } catch (error) {
    if (error instanceof TownError) return error.message.split('\n').slice(1);
    throw error;
  }
}

/**
 * Writes the published content of a cms to the folder of a town. The files of content that the cms does not have are
 * removed; equal files stay untouched.
 */
export async function exportTown(store: ReadableStore, root: string): Promise<ExportResult> {
  checkFolder(root);
  const omissions = new Omissions();
  const content = await CmsContent.read(store);
  const words = writeFiles(root, contentFiles(content, omissions), existingFiles(root));
  const download = (filename: string) => store.download(filename);
  const media = await new MediaExport(root, download, omissions).write(content.media);
  for (const line of problemsOf(root)) omissions.add('the files written', line);
  return {
    written: words.written + media.written,
    removed: words.removed + media.removed,
    equal: words.equal + media.equal,
    omissions: omissions.lines,
  };
}
