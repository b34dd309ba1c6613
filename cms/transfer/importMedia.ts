import path from 'node:path';
import {
  mediaSeeds,
  type MediaSeed,
  mediaTexts,
  readMediaFile,
  registerMedia,
  sourceOf,
  uploadMedia,
} from '../seed/media';
import { isStoredName } from '../src/media/fileName';
import { defaultSite, sites } from '../src/sites';
import { type KeyedDocument, siteTextOf } from './CmsContent';
import { type ImportRun, inTrash } from './ImportRun';
import type { NewFile } from './Store';

/** A file of the folder with its fingerprint. */
interface SourceFile {
  seed: MediaSeed;
  source: string;
}

const nameOf = ({ file, key }: MediaSeed): string => `${path.basename(path.dirname(file))}/${key}`;

/** How many files are read while one is uploaded: uploads are slow, and SQLite writes one after the other. */
const readAhead = 3;

/** Reads files in order, the next ones already while one is used. */
class FileQueue {
  private readonly reading = new Map<MediaSeed, Promise<NewFile>>();

  constructor(private readonly seeds: readonly MediaSeed[]) {}

  read(seed: MediaSeed): Promise<NewFile> {
    const first = this.seeds.indexOf(seed);
    for (const next of this.seeds.slice(first, first + readAhead)) {
      if (this.reading.has(next)) continue;
      const file = readMediaFile(next);
      // The error is thrown where the file is used.
      file.catch(() => undefined);
      this.reading.set(next, file);
    }
    const file = this.reading.get(seed) ?? readMediaFile(seed);
    // A file that is read stays in memory as long as it is here.
    this.reading.delete(seed);
    return file;
  }
}

async function importExisting(
  run: ImportRun,
  { seed, source }: SourceFile,
  { doc }: KeyedDocument,
): Promise<void> {
  registerMedia(run.keys, seed, doc.id);
  // The file of an export is that of the library, whatever it was made from.
  const isSame = source === doc.source || isStoredName(siteTextOf(doc.filename), source);
  const changed = sites.filter(
    (site) =>
      !seed.isCaption &&
      (siteTextOf(doc.alt, site) !== seed.alt[site] ||
        siteTextOf(doc.title, site) !== (seed.title?.[site] ?? '')),
  );
  const details = [...(isSame ? [] : ['file']), ...changed.map((site) => `texts.${site}`)];
  await run.change({ name: nameOf(seed) }, details, async () => {
    if (!isSame)
      await run.store.update('media', doc.id, {
        site: defaultSite,
        data: { ...mediaTexts(seed, defaultSite), source },
        file: await readMediaFile(seed),
      });
    for (const site of changed)
      await run.store.update('media', doc.id, { site, data: mediaTexts(seed, site) });
  });
}

/** Imports the pictures, icons, clips and documents of a town. */
export async function importMedia(run: ImportRun): Promise<void> {
  const existing = new Map(run.cms.media.map((file) => [file.key, file]));
  const trashed = new Map(run.cms.trashedMedia.map((file) => [file.key, file]));
  const seeds = mediaSeeds(run.town);
  const isKnown = (key: string) => existing.has(key) || trashed.has(key);
  const queue = new FileQueue(seeds.filter(({ key }) => !isKnown(key)));
  for (const seed of seeds) {
    const source = await sourceOf(seed);
    const found = existing.get(seed.key);
    const deleted = trashed.get(seed.key);
    existing.delete(seed.key);
    if (found) await importExisting(run, { seed, source }, found);
    else if (deleted) {
      // Entries that show it can be imported: visitors see it there once it is restored.
      registerMedia(run.keys, seed, deleted.doc.id);
      run.report.add('refused', nameOf(seed), inTrash);
    } else
      await run.write('created', { name: nameOf(seed) }, async () => {
        const upload = { file: await queue.read(seed), source };
        registerMedia(run.keys, seed, await uploadMedia(run.store, seed, upload));
      });
  }
  for (const key of existing.keys()) run.report.add('only in the cms', `file ${key}`);
}
