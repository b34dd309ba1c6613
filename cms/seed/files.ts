import { readFile } from 'node:fs/promises';
import type { BasePayload } from 'payload';
import { sites } from '../src/sites';
import type { Keys } from './Keys';
import type { ClipSeed, DocumentSeed } from './types';
import { upload } from './upload';

/** Uploads the clips and their captions to the media library. */
export async function seedClips(
  payload: BasePayload,
  clips: Record<string, ClipSeed>,
  keys: Keys,
): Promise<void> {
  for (const [key, { file, title, alt, captions }] of Object.entries(clips)) {
    const data = await readFile(file);
    const clip = { name: `${key}.mp4`, mimetype: 'video/mp4', data, alt, title };
    keys.set('media', key, await upload(payload, clip));
    if (captions)
      for (const site of sites) {
        const text = await readFile(captions[site]);
        const track = { name: `${key}-${site}.vtt`, mimetype: 'text/vtt', data: text, alt: title };
        keys.in(site).set('captions', key, await upload(payload, track));
      }
  }
}

/** Uploads the documents, one per language, to the media library. */
export async function seedDocuments(
  payload: BasePayload,
  documents: Record<string, DocumentSeed>,
  keys: Keys,
): Promise<void> {
  for (const [key, { title, files }] of Object.entries(documents))
    for (const site of sites) {
      const data = await readFile(files[site]);
      const file = { name: `${key}-${site}.pdf`, mimetype: 'application/pdf', data, title };
      keys.in(site).set('documents', key, await upload(payload, { ...file, alt: title }));
    }
}
