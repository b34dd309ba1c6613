import { assetList } from '../api/media/assetList';
import type { BlockSource, ContentBlock } from './ContentBlock';

type Source = BlockSource<'download'>;

/** Files to take home. */
export const Download: ContentBlock = {
  handle: 'download',
  labels: {
    singular: { it: 'File da scaricare', en: 'Download' },
    plural: { it: 'File da scaricare', en: 'Downloads' },
  },
  fields: [
    { name: 'plainTitle', type: 'text', label: { it: 'Titolo', en: 'Heading' } },
    {
      name: 'files',
      type: 'upload',
      relationTo: 'media',
      hasMany: true,
      required: true,
      label: { it: 'File', en: 'Files' },
    },
  ],
  resolvers: {
    plainTitle: ({ block }: Source) => block.plainTitle,
    files: assetList(({ block }: Source) => block.files ?? []),
  },
};
