import type { UploadField } from 'payload';

type Label = { it: string; en: string };

/** A picture of the media library. */
export const picture = (
  name: string,
  label: Label,
  { required = false, description }: { required?: boolean; description?: Label } = {},
): UploadField => ({
  name,
  type: 'upload',
  relationTo: 'media',
  label,
  filterOptions: { mimeType: { like: 'image/' } },
  required,
  ...(description && { admin: { description } }),
});

export const mainPicture = picture(
  'image',
  { it: 'Immagine principale', en: 'Main picture' },
  {
    description: {
      it: 'In cima alla pagina e negli elenchi.',
      en: 'At the top of the page and in lists.',
    },
  },
);

/** A video file of the media library. */
export const videoFile = (name: string, label: Label): UploadField => ({
  name,
  type: 'upload',
  relationTo: 'media',
  label,
  filterOptions: { mimeType: { like: 'video/' } },
});

/** Captions or a description of a video, as a WebVTT file of the media library. */
export const captionsFile: UploadField = {
  name: 'captions',
  type: 'upload',
  relationTo: 'media',
  label: { it: 'Sottotitoli', en: 'Captions' },
  filterOptions: { mimeType: { equals: 'text/vtt' } },
  admin: {
    description: {
      it: 'Un file WebVTT: la legge lo richiede per ogni video parlato.',
      en: 'A WebVTT file: the law requires it for each video with speech.',
    },
  },
};
