import type { BasePayload } from 'payload';
import { categoryGroups, tagGroups } from '../../src/api/groups';
import { seedGroup } from '../groups';
import { Keys } from '../Keys';
import { readPicture } from '../pictures';
import type { TagSeed } from '../types';
import { upload } from '../upload';
import type { RelatedContent } from './BulkEntry';

/** How many pictures of the town are uploaded when the media library is empty. */
const pictureCount = 12;

async function uploadPictures(payload: BasePayload): Promise<number[]> {
  const { content } = await import('../content');
  const ids: number[] = [];
  for (const [key, picture] of Object.entries(content.pictures).slice(0, pictureCount))
    ids.push(await upload(payload, await readPicture(key, picture)));
  return ids;
}

/** Ids of the pictures of the media library that are wider than an icon. */
async function readPictures(payload: BasePayload): Promise<number[]> {
  const { docs } = await payload.find({
    collection: 'media',
    where: { and: [{ mimeType: { like: 'image/' } }, { width: { greater_than: 600 } }] },
    sort: 'id',
    limit: 240,
    depth: 0,
    select: {},
  });
  return docs.length > 0 ? docs.map(({ id }) => id) : uploadPictures(payload);
}

/** Ids of the categories or tags of a group. An empty group is first filled with those of the demo town. */
async function readGroup(
  payload: BasePayload,
  group: (typeof categoryGroups | typeof tagGroups)[number],
) {
  const read = () =>
    payload.find({ collection: group, sort: 'id', pagination: false, depth: 0, select: {} });
  const { docs } = await read();
  if (docs.length > 0) return docs.map(({ id }) => id);
  // The content is loaded only here, because a database with content does not need it.
  const { content } = await import('../content');
  const plain: Record<string, TagSeed> = {};
  for (const [key, { title, slug }] of Object.entries(content[group])) plain[key] = { title, slug };
  await seedGroup(payload, group, plain, new Keys());
  return (await read()).docs.map(({ id }) => id);
}

/** Reads the content that bulk entries relate to, and creates the minimum when there is none. */
export async function readRelatedContent(
  payload: BasePayload,
  today: Date,
): Promise<RelatedContent> {
  const groups: Record<string, number[]> = {};
  for (const group of [...categoryGroups, ...tagGroups])
    groups[group] = await readGroup(payload, group);
  return { pictures: await readPictures(payload), groups, today };
}
