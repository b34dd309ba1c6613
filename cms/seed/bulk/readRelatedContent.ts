import type { BasePayload } from 'payload';
import { categoryGroups, tagGroups } from '../../src/api/groups';
import { env } from '../../src/env';
import { localStore } from '../../transfer/localStore';
import { createGroupItem } from '../groups';
import { Keys } from '../Keys';
import { mediaSeeds, readMediaFile, sourceOf, uploadMedia } from '../media';
import type { SeedContent } from '../types';
import type { RelatedContent } from './BulkEntry';

/** How many pictures of the town are uploaded when the media library is empty. */
const pictureCount = 12;

async function uploadPictures(payload: BasePayload, { pictures }: SeedContent): Promise<number[]> {
  const ids: number[] = [];
  const seeds = mediaSeeds({ pictures, icons: {}, clips: {}, documents: {} });
  for (const seed of seeds.slice(0, pictureCount)) {
    const upload = { file: await readMediaFile(seed), source: await sourceOf(seed) };
    ids.push(await uploadMedia(localStore(payload), seed, upload));
  }
  return ids;
}

/** Ids of the pictures of the media library that are wider than an icon. */
async function readPictures(
  payload: BasePayload,
  readContent: () => Promise<SeedContent>,
): Promise<number[]> {
  const { docs } = await payload.find({
    collection: 'media',
    where: { and: [{ mimeType: { like: 'image/' } }, { width: { greater_than: 600 } }] },
    sort: 'id',
    limit: 240,
    depth: 0,
    select: {},
  });
  return docs.length > 0 ? docs.map(({ id }) => id) : uploadPictures(payload, await readContent());
}

/** Ids of the categories or tags of a group. An empty group is first filled from the folder of the town. */
async function readGroup(
  payload: BasePayload,
  group: (typeof categoryGroups | typeof tagGroups)[number],
  readContent: () => Promise<SeedContent>,
) {
  const read = () =>
    payload.find({ collection: group, sort: 'id', pagination: false, depth: 0, select: {} });
  const { docs } = await read();
  if (docs.length > 0) return docs.map(({ id }) => id);
  const content = await readContent();
  for (const [key, { title, slug }] of Object.entries(content[group]))
    await createGroupItem(localStore(payload), group, { key, seed: { title, slug } }, new Keys());
  return (await read()).docs.map(({ id }) => id);
}

/** Reads the content that bulk entries relate to, and creates the minimum when there is none. */
export async function readRelatedContent(
  payload: BasePayload,
  today: Date,
): Promise<RelatedContent> {
  let content: SeedContent | undefined;
  // The town is read only when it is needed, because a database with content does not need it.
  const readContent = async (): Promise<SeedContent> => {
    const { readTown } = await import('../../content/readTown');
    return (content ??= readTown(env.town));
  };
  const groups: Record<string, number[]> = {};
  for (const group of [...categoryGroups, ...tagGroups])
    groups[group] = await readGroup(payload, group, readContent);
  return { pictures: await readPictures(payload, readContent), groups, today };
}
