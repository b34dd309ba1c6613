import type { BlocksField } from 'payload';
import { filesOfType } from './filesOfType';
import { linkAddress } from './linkAddress';
import { picture } from './picture';
import { severalFiles } from './severalFiles';
import { captionsFile, videoFile } from './video';

/** The drawing of an item in the block picker. */
const drawing = (name: string) => ({
  images: { thumbnail: `/blocks/${name}.svg` },
  disableBlockName: true,
});

/** Pictures, videos and embedded videos, in the order in which the site shows them. */
export const gallery: BlocksField = {
  name: 'gallery',
  type: 'blocks',
  label: { it: 'Galleria', en: 'Gallery' },
  admin: {
    description: {
      it: 'Immagini e video da sfogliare, in quest’ordine.',
      en: 'Pictures and videos to browse, in this order.',
    },
  },
  labels: {
    singular: { it: 'Elemento', en: 'Item' },
    plural: { it: 'Elementi', en: 'Items' },
  },
  blocks: [
    {
      slug: 'images',
      admin: drawing('gallery'),
      labels: {
        singular: { it: 'Immagini', en: 'Pictures' },
        plural: { it: 'Immagini', en: 'Pictures' },
      },
      fields: [
        {
          name: 'images',
          type: 'upload',
          relationTo: 'media',
          hasMany: true,
          ...filesOfType({ like: 'image/' }),
          label: { it: 'Immagini', en: 'Pictures' },
          admin: severalFiles('image/'),
        },
      ],
    },
    {
      slug: 'video',
      admin: drawing('video'),
      labels: { singular: { it: 'Video', en: 'Video' }, plural: { it: 'Video', en: 'Videos' } },
      fields: [
        videoFile('video', { it: 'Video', en: 'Video' }),
        picture('poster', { it: 'Copertina', en: 'Poster' }),
        captionsFile,
      ],
    },
    {
      slug: 'videoEmbed',
      admin: drawing('embed'),
      labels: {
        singular: { it: 'Video di un altro sito', en: 'Video on another site' },
        plural: { it: 'Video di altri siti', en: 'Videos on other sites' },
      },
      fields: [
        {
          name: 'embedUrl',
          type: 'text',
          ...linkAddress,
          label: { it: 'Indirizzo del video', en: 'Address of the video' },
          admin: { placeholder: 'https://…' },
        },
      ],
    },
  ],
};
