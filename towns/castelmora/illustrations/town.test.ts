import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { test } from 'node:test';
import { documents } from './documents';
import type { DocumentPart } from './documents/parts';
import { drawTown, town } from './drawTown';
import { pictures } from './pictures';

const drawn = await drawTown();

test('the files of the town are those that the generator draws', async () => {
  for (const { path, data } of drawn)
    assert.ok(
      Buffer.from(data).equals(await readFile(join(town, path))),
      `${path} has changed: run npm run draw`,
    );
});

test('every picture, icon, document and map of the town is drawn here', async () => {
  const found: string[] = [];
  for (const folder of ['pictures', 'icons', 'documents', 'map'])
    for (const name of await readdir(join(town, folder)))
      if (extname(name) !== '.yml') found.push(`${folder}/${name}`);
  assert.deepEqual(found.sort(), drawn.map(({ path }) => path).sort());
});

test('pictures have different scenes or seeds', () => {
  const scenes = Object.values(pictures).map(({ scene, seed }) => `${scene} ${seed}`);
  assert.equal(new Set(scenes).size, scenes.length);
});

const textsOf = (parts: DocumentPart[]) =>
  parts.flatMap((part) => (part.kind === 'list' ? part.items : [part.text]));

test('documents have the same parts in both languages, and no text in the wrong one', () => {
  const shapeOf = (parts: DocumentPart[]) =>
    parts.map((part) => (part.kind === 'list' ? part.items.length : part.kind));
  for (const [key, { it, en }] of Object.entries(documents)) {
    assert.deepEqual(shapeOf(en), shapeOf(it), key);
    const italian = new Set(textsOf(it));
    assert.deepEqual(
      textsOf(en).filter((text) => italian.has(text)),
      [],
    );
  }
});

test('documents have curly apostrophes, accented capitals and no double spaces', () => {
  for (const { it, en } of Object.values(documents))
    for (const text of [...textsOf(it), ...textsOf(en)]) {
      const words = text.replace(/^(•|\d+\.) {2}/, '');
      assert.doesNotMatch(words, /[A-Za-zàèéìòù]'|\bE[’'] | {2,}|\.\.\./);
      assert.doesNotMatch(words, /https?:|@|tel:/);
    }
});
