import type { BlocksField } from 'payload';
import { blockAdmin } from './blockAdmin';
import { filesOfType } from './filesOfType';
import { linkAddress } from './linkAddress';
import { picture } from './picture';
import { severalFiles } from './severalFiles';
import { captionsFile, videoFile } from './video';

const pictures = { it: 'Immagini', en: 'Pictures' };
const video = { it: 'Video', en: 'Video' };
const otherVideo = { it: 'Video di un altro sito', en: 'Video on another site' };

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
    singular: { it: 'un elemento', en: 'an item' },
    plural: { it: 'Elementi', en: 'Items' },
  },
  blocks: [
    {
      slug: 'images',
      admin: blockAdmin(pictures, 'gallery'),
      labels: { singular: pictures, plural: pictures },
      fields: [
        {
          name: 'images',
          type: 'upload',
          relationTo: 'media',
          hasMany: true,
          ...filesOfType({ like: 'image/' }),
          label: pictures,
          admin: severalFiles('image/'),
        },
      ],
    },
    {
      slug: 'video',
      admin: blockAdmin(video, 'video'),
      labels: { singular: video, plural: { it: 'Video', en: 'Videos' } },
      fields: [
        videoFile('video', video),
        picture('poster', { it: 'Copertina', en: 'Poster' }),
        captionsFile,
      ],
    },
    {
      slug: 'videoEmbed',
      admin: blockAdmin(otherVideo, 'embed'),
      labels: {
        singular: otherVideo,
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
