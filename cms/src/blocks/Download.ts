import { assetList } from '../api/media/assetList';
import { severalFiles } from '../fields/severalFiles';
import type { ContentBlock } from './ContentBlock';

/** Files to download. */
export const Download: ContentBlock<'download'> = {
  handle: 'download',
  labels: {
    singular: { it: 'File da scaricare', en: 'Download' },
    plural: { it: 'File da scaricare', en: 'Downloads' },
  },
  fields: [
    {
      name: 'plainTitle',
      type: 'text',
      label: { it: 'Titolo', en: 'Heading' },
      admin: { description: { it: 'Sopra l’elenco dei file.', en: 'Above the list of files.' } },
    },
    {
      name: 'files',
      type: 'upload',
      relationTo: 'media',
      hasMany: true,
      required: true,
      label: { it: 'File', en: 'Files' },
      admin: {
        ...severalFiles(),
        description: {
          it: 'PDF o altri file: il sito ne indica tipo e dimensione.',
          en: 'PDFs or other files: the site shows their type and size.',
        },
      },
    },
  ],
  resolvers: {
    files: assetList(({ block }) => block.files),
  },
};
