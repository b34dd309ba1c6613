import type { BasePayload } from 'payload';
import type { Bilingual } from './types';

/** A file on its way into the media library. */
export interface Upload {
  /** File name with its extension. */
  name: string;
  mimetype: string;
  data: Buffer;
  alt: Bilingual;
  title?: Bilingual;
}

/** Puts a file into the media library with what it says in both languages; answers its id. */
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
