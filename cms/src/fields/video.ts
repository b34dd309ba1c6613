import type { UploadField } from 'payload';
import type { AdminText } from '../lib/adminLanguage';
import { filesOfType } from './filesOfType';

/** A video file of the media library. */
export const videoFile = (name: string, label: AdminText): UploadField => ({
  name,
  type: 'upload',
  relationTo: 'media',
  label,
  ...filesOfType({ like: 'video/' }),
});

/** Captions or a description of a video, as a WebVTT file of the media library. */
export const captionsFile: UploadField = {
  name: 'captions',
  type: 'upload',
  relationTo: 'media',
  label: { it: 'Sottotitoli', en: 'Captions' },
  ...filesOfType({ equals: 'text/vtt' }),
  admin: {
    description: {
      it: 'Un file WebVTT: la legge lo richiede per ogni video parlato.',
      en: 'A WebVTT file: the law requires it for each video with speech.',
    },
  },
};
