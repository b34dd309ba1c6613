import type { Field } from 'payload';
import { rowSources } from '../api/rows';
import { picture } from '../fields/picture';
import { captionsFile, videoFile } from '../fields/video';
import type { ContentBlock } from './ContentBlock';

const setting = (name: string, defaultValue: boolean, it: string, en: string): Field => ({
  name,
  type: 'checkbox',
  defaultValue,
  label: { it, en },
});

/** A video of the media library. */
export const Video: ContentBlock<'video'> = {
  handle: 'video',
  labels: { singular: { it: 'Video', en: 'Video' }, plural: { it: 'Video', en: 'Videos' } },
  fields: [
    {
      name: 'videoSettings',
      type: 'group',
      label: { it: 'Video', en: 'Video' },
      fields: [
        { ...videoFile('video', { it: 'File', en: 'File' }), required: true },
        picture(
          'poster',
          { it: 'Copertina', en: 'Poster' },
          {
            description: {
              it: 'L’immagine che si vede prima che il video parta.',
              en: 'The picture that is shown before the video starts.',
            },
          },
        ),
        captionsFile,
        {
          type: 'row',
          fields: [
            setting('controls', true, 'Con i comandi', 'With controls'),
            setting(
              'autoplay',
              false,
              'Parte da solo (solo senza audio)',
              'Plays automatically (only when muted)',
            ),
            setting('muted', false, 'Senza audio', 'Muted'),
            setting('loop', false, 'Ricomincia da capo', 'Plays in a loop'),
          ],
        },
      ],
    },
  ],
  resolvers: {
    videoSettings: ({ block, site }) =>
      rowSources('videoSettings', 'videoSettings', [block.videoSettings], site),
  },
};
