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
