import type { BasePayload } from 'payload';
import sharp from 'sharp';
import { categoryGroups, tagGroups } from '../../src/api/groups';
import { seedGroup } from '../groups';
import { drawScene, scenes } from '../illustrations/scenes';
import type { SceneName } from '../illustrations/scenes';
import { Keys } from '../Keys';
import type { TagSeed } from '../types';
import { upload } from '../upload';
import type { Supplies } from './BulkEntry';

/** Pixels of the pictures that are drawn where there are none. */
const size = { width: 900, height: 600 };
const drawn = 12;

async function drawPictures(payload: BasePayload): Promise<number[]> {
  const names = (Object.keys(scenes) as SceneName[]).slice(0, drawn);
  const ids: number[] = [];
  for (const scene of names) {
    const svg = Buffer.from(drawScene(scene, 1, size.width, size.height));
    const data = await sharp(svg).resize(size.width, size.height).jpeg().toBuffer();
    const alt = { it: 'Un disegno della città', en: 'A drawing of the town' };
    ids.push(
      await upload(payload, { name: `bulk-${scene}.jpg`, mimetype: 'image/jpeg', data, alt }),
    );
  }
  return ids;
}

/** The larger pictures of the media library; icons are no pictures of rooms. */
async function picturesOf(payload: BasePayload): Promise<number[]> {
  const { docs } = await payload.find({
    collection: 'media',
    where: { and: [{ mimeType: { like: 'image/' } }, { width: { greater_than: 600 } }] },
    sort: 'id',
    limit: 240,
    depth: 0,
    select: {},
  });
  return docs.length > 0 ? docs.map(({ id }) => id) : drawPictures(payload);
}

/** Ids of a group's categories or tags; an empty group gets the town's, without pictures. */
async function groupOf(
  payload: BasePayload,
  group: (typeof categoryGroups | typeof tagGroups)[number],
) {
  const read = () =>
    payload.find({ collection: group, sort: 'id', pagination: false, depth: 0, select: {} });
  const { docs } = await read();
  if (docs.length > 0) return docs.map(({ id }) => id);
  // Bulk entries of a database with content need none of the town's.
  const { content } = await import('../content');
  const plain: Record<string, TagSeed> = {};
  for (const [key, { title, slug }] of Object.entries(content[group])) plain[key] = { title, slug };
  await seedGroup(payload, group, plain, new Keys());
  return (await read()).docs.map(({ id }) => id);
}

/** What bulk entries relate to: what is there, or the least that is needed. */
export async function suppliesOf(payload: BasePayload, today: Date): Promise<Supplies> {
  const groups: Record<string, number[]> = {};
  for (const group of [...categoryGroups, ...tagGroups])
    groups[group] = await groupOf(payload, group);
  return { pictures: await picturesOf(payload), groups, today };
}
