import type { BasePayload } from 'payload';
import type { Bilingual } from './types';

/** A file to upload to the media library. */
export interface Upload {
  /** File name with its extension. */
  name: string;
  mimetype: string;
  data: Buffer;
  alt: Bilingual;
  title?: Bilingual;
}

/** Uploads a file to the media library, with its texts in both languages, and returns its id. */
export async function upload(
  payload: BasePayload,
  { name, mimetype, data, alt, title }: Upload,
): Promise<number> {
  const { id } = await payload.create({
    collection: 'media',
    locale: 'it',
    data: { alt: alt.it, title: title?.it },
    file: { data, name, mimetype, size: data.byteLength },
    depth: 0,
  });
  await payload.update({
    collection: 'media',
    id,
    locale: 'en',
    data: { alt: alt.en, title: title?.en },
    depth: 0,
  });
  return id;
}
