import type { BasePayload } from 'payload';
import sharp from 'sharp';
import { categoryGroups, tagGroups } from '../../src/api/groups';
import { env } from '../../src/env';
import { seedGroup } from '../groups';
import { drawScene, scenes } from '../illustrations/scenes';
import type { SceneName } from '../illustrations/scenes';
import { Keys } from '../Keys';
import type { SeedContent, TagSeed } from '../types';
import { upload } from '../upload';
import type { RelatedContent } from './BulkEntry';

/** Size in pixels of the pictures that are drawn when the media library is empty. */
const size = { width: 900, height: 600 };
const pictureCount = 12;

async function drawPictures(payload: BasePayload): Promise<number[]> {
  const names = (Object.keys(scenes) as SceneName[]).slice(0, pictureCount);
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
  return docs.length > 0 ? docs.map(({ id }) => id) : drawPictures(payload);
}

/** Ids of the categories or tags of a group. An empty group is first filled with those of the demo town. */
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
  let content: SeedContent | undefined;
  // The town is read only when it is needed, because a database with content does not need it.
  const readContent = async (): Promise<SeedContent> => {
    const { readTown } = await import('../../content/readTown');
    return (content ??= readTown(env.town));
  };
  const groups: Record<string, number[]> = {};
  for (const group of [...categoryGroups, ...tagGroups])
    groups[group] = await readGroup(payload, group, readContent);
  return { pictures: await readPictures(payload), groups, today };
}
