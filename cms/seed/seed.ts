import { LogSafeError } from '@studium/shared/LogSafeError';
import type { BasePayload } from 'payload';
import { categoryGroups, tagGroups } from '../src/api/groups';
import { entryCollections } from '../src/sections/sections';
import { renewAll } from '../src/publish/revision';
import { importTown } from '../transfer/importTown';
import { localStore } from '../transfer/localStore';
import { lineText, Report } from '../transfer/Report';
import type { SeedContent } from './types';

/** Collections of content; those that relate to others come first, because they are deleted in this order. */
const collections = [
  ...entryCollections,
  'formerAddresses',
  'redirects',
  ...categoryGroups,
  ...tagGroups,
  'media',
] as const;

const marker = 'seed';

/** `none` for a database without content, `begun` for an interrupted seed. */
export async function readSeedState(payload: BasePayload): Promise<'none' | 'begun' | 'finished'> {
  const state: unknown = await payload.kv.get(marker);
  if (state === 'begun' || state === 'finished') return state;
  const counts = await Promise.all(collections.map((collection) => payload.count({ collection })));
  return counts.some(({ totalDocs }) => totalDocs > 0) ? 'finished' : 'none';
}

async function deleteContent(payload: BasePayload): Promise<void> {
  for (const collection of collections)
    await payload.delete({ collection, where: { id: { exists: true } } });
}

/** Prints how many items of the town are written, every fiftieth. */
function progress(): Report {
  const report = new Report(() => {
    const count = report.lines.length;
    if (count % 50 === 0) console.log(`content: ${count} items`);
  });
  return report;
}

/**
 * Fills a database with content. After an interrupted seed it starts from the beginning.
 *
 * @param root the folder of the town, to name the file and the line of what cannot be stored
 * @throws LogSafeError if something of the content cannot be stored
 */
export async function seed(
  payload: BasePayload,
  content: SeedContent,
  root?: string,
): Promise<void> {
  if ((await readSeedState(payload)) === 'begun') {
    console.log('deleting the content of an interrupted seed');
    await deleteContent(payload);
  }
  await payload.kv.set(marker, 'begun');
  const options = { ...(root !== undefined && { root }), report: progress() };
  const { lines } = await importTown(localStore(payload), content, options);
  const refused = lines.filter(({ state }) => state === 'refused');
  await renewAll(payload);
  if (refused.length > 0) throw new LogSafeError(refused.map(lineText).join('\n'));
  await payload.kv.set(marker, 'finished');
}
