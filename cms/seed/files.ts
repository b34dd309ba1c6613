import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BasePayload } from 'payload';
import { cmsDir } from '../src/paths';
import { sites } from '../src/sites';
import { drawDocument } from './drawDocument';
import type { Keys } from './Keys';
import type { ClipSeed, DocumentSeed } from './types';
import { upload } from './upload';

/** Uploads the clips and their captions to the media library. */
export async function seedClips(
  payload: BasePayload,
  clips: Record<string, ClipSeed>,
  keys: Keys,
): Promise<void> {
  for (const [key, { title, alt, captions }] of Object.entries(clips)) {
    const data = await readFile(path.join(cmsDir, 'seed/clips', `${key}.mp4`));
    const clip = { name: `${key}.mp4`, mimetype: 'video/mp4', data, alt, title };
    keys.set('media', key, await upload(payload, clip));
    for (const site of captions ? sites : []) {
      const text = Buffer.from(captions?.[site] ?? '');
      const file = { name: `${key}-${site}.vtt`, mimetype: 'text/vtt', data: text, alt: title };
      keys.in(site).set('captions', key, await upload(payload, file));
    }
  }
}

/** Draws the documents as PDFs, one per language, and uploads them to the media library. */
export async function seedDocuments(
  payload: BasePayload,
  documents: Record<string, DocumentSeed>,
  keys: Keys,
): Promise<void> {
  for (const [key, { title, subtitle, html }] of Object.entries(documents))
    for (const site of sites) {
      const sheet = { title: title[site], subtitle: subtitle[site], html: html[site], site };
      const data = await drawDocument(sheet);
      const file = { name: `${key}-${site}.pdf`, mimetype: 'application/pdf', data, title };
      keys.in(site).set('documents', key, await upload(payload, { ...file, alt: title }));
    }
}
