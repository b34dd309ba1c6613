import sharp from 'sharp';
import { z } from 'zod';
import { seededSqlite, TestCms } from './cms';
import { TestBucket } from './TestBucket';

jest.setTimeout(120_000);

const cms = new TestCms();
const bucket = new TestBucket();
const uploadShape = z.object({ doc: z.object({ id: z.number(), filename: z.string() }) });

beforeAll(async () => {
  await bucket.start();
  await cms.start(await seededSqlite(), { settings: bucket.settings });
}, 180_000);
afterAll(async () => {
  await cms.stop();
  await bucket.delete();
});

const picture = (background: string) =>
  sharp({ create: { width: 1200, height: 900, channels: 3, background } })
    .png()
    .toBuffer();

async function upload(name: string, background: string) {
  const token = await cms.control.staff('administrator');
  const content = await picture(background);
  const answer = await cms.control.upload(name, 'image/png', content, token);
  return { status: answer.status, text: answer.text, token };
}

const get = (name: string, headers: Record<string, string> = {}) =>
  fetch(`${cms.url}/media/${name}`, { headers });

describe('media in a bucket of S3', () => {
  let doc: { id: number; filename: string };

  test('an upload is stored in the bucket and not on the disk, and a width at its first request', async () => {
    const { status, text } = await upload('room.png', '#a33');
    expect(status).toBe(201);
    ({ doc } = uploadShape.parse(JSON.parse(text)));
    const variant = `${doc.filename}-560.webp`;
    expect(await bucket.keys()).toContain(doc.filename);
    expect(await bucket.keys()).not.toContain(variant);
    expect((await get(variant)).status).toBe(200);
    expect(await bucket.keys()).toContain(variant);
  });

  test('the cms serves a file of the bucket, completely and in parts', async () => {
    const stored = await bucket.read(doc.filename);
    const whole = await get(doc.filename);
    expect(whole.status).toBe(200);
    expect(Buffer.from(await whole.arrayBuffer()).equals(stored)).toBe(true);
    const part = await get(doc.filename, { range: 'bytes=10-19' });
    expect([part.status, part.headers.get('content-range')]).toEqual([
      206,
      `bytes 10-19/${stored.length}`,
    ]);
    expect(Buffer.from(await part.arrayBuffer()).equals(stored.subarray(10, 20))).toBe(true);
  });

  test('a file that does not exist is not found', async () => {
    expect((await get('there-is-none.png')).status).toBe(404);
  });

  test('without the bucket only files fail, and they return with it', async () => {
    await bucket.stop();
    const missing = await get(doc.filename);
    expect(missing.status).toBeGreaterThanOrEqual(500);
    expect((await fetch(`${cms.url}/health`)).status).toBe(200);
    expect((await cms.query('{ __typename }')).data).toEqual({ __typename: 'Query' });
    await bucket.start();
    expect((await get(doc.filename)).status).toBe(200);
  });

  test('a replacement and a deletion whose commit fails leave the file in the bucket', async () => {
    const token = await cms.control.staff('administrator');
    const before = await bucket.keys();
    await cms.control.sql(
      'CREATE TABLE trouble (file INTEGER REFERENCES media (id) DEFERRABLE INITIALLY DEFERRED)',
    );
    for (const event of ['UPDATE', 'DELETE'])
      await cms.control.sql(
        `CREATE TRIGGER trouble_${event} AFTER ${event} ON media BEGIN INSERT INTO trouble VALUES (-1); END`,
      );
    const path = `/${doc.id}`;
    const replaced = await cms.control.upload(
      'hall.png',
      'image/png',
      await picture('#33a'),
      token,
      path,
    );
    const deleted = await cms.control.rest(`/media${path}`, { method: 'DELETE', token });
    for (const event of ['UPDATE', 'DELETE'])
      await cms.control.sql(`DROP TRIGGER trouble_${event}`);
    await cms.control.sql('DROP TABLE trouble');
    expect(Math.min(replaced.status, deleted.status)).toBeGreaterThanOrEqual(400);
    expect(await bucket.keys()).toEqual(expect.arrayContaining(before));
    expect((await get(doc.filename)).status).toBe(200);
  });

  test('a deleted file has no address at once, and is deleted in the bucket when it is a day old', async () => {
    const token = await cms.control.staff('administrator');
    const url = `${cms.url}/cms-api/media/${doc.id}`;
    for (const trash of ['', '?trash=true'])
      await fetch(`${url}${trash}`, {
        method: 'DELETE',
        headers: { authorization: `JWT ${token}` },
      });
    const names = [doc.filename, `${doc.filename}-560.webp`];
    for (const name of names) expect((await get(name)).status).toBe(404);
    const kept = (await bucket.keys()).filter((key) => !names.includes(key));
    await cms.control.edit('deleteUnusedFiles', String(Date.now()));
    expect(await bucket.keys()).toEqual(expect.arrayContaining(names));
    await cms.control.edit('deleteUnusedFiles', String(Date.now() + 25 * 3_600_000));
    expect(await bucket.keys()).toEqual(kept.filter((key) => !/-h[0-9a-f]{12}/.test(key)));
  });

  test('a cms whose key is wrong starts, and refuses uploads', async () => {
    await cms.stopServer();
    await cms.startServer({ S3_ACCESS_KEY_ID: 'NOBODY' });
    expect((await cms.query('{ __typename }')).data).toEqual({ __typename: 'Query' });
    const before = await bucket.keys();
    const body = new FormData();
    body.append(
      'file',
      new Blob([new Uint8Array(await picture('#3a3'))], { type: 'image/png' }),
      'green.png',
    );
    body.append('_payload', JSON.stringify({ alt: 'Verde' }));
    const token = await cms.control.staff('administrator');
    const answer = await fetch(`${cms.url}/cms-api/media`, {
      method: 'POST',
      headers: { authorization: `JWT ${token}` },
      body,
    });
    expect(await bucket.keys()).toEqual(before);
    expect(answer.status).toBeGreaterThanOrEqual(400);
  });
});
