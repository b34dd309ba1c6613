import type { UploadField } from 'payload';
import type { AdminText } from '../lib/adminLanguage';
import { filesOfType } from './filesOfType';

/** A picture of the media library. */
export const picture = (
  name: string,
  label: AdminText,
  { required = false, description }: { required?: boolean; description?: AdminText } = {},
): UploadField => ({
  name,
  type: 'upload',
  relationTo: 'media',
  label,
  ...filesOfType({ like: 'image/' }),
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
