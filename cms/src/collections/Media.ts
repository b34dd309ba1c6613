import path from 'node:path';
import type { CollectionConfig } from 'payload';
import { limitAuthorsToNewFiles } from '../access/limitAuthors';
import { mediaAccess } from '../access/staff';
import { env } from '../env';
import { mediaPath } from '../media/mediaPath';
import { nameByContent } from '../media/nameByContent';
import { refuseBombs } from '../media/refuseBombs';
import { imageWidths } from '../media/widths';
import { publishAssets } from '../publish/hooks';

/** Pictures, videos and documents. */
export const Media: CollectionConfig = {
  slug: 'media',
  labels: {
    singular: { it: 'File', en: 'File' },
    plural: { it: 'Immagini e file', en: 'Pictures and files' },
  },
  access: mediaAccess,
  admin: {
    group: { it: 'Contenuti', en: 'Content' },
    defaultColumns: ['filename', 'alt'],
    description: {
      it: 'Tutto ciò che le pagine mostrano o fanno scaricare: immagini, video, sottotitoli, PDF.',
      en: 'All that pages show or let people download: pictures, videos, captions, PDFs.',
    },
  },
  fields: [
    {
      name: 'alt',
      type: 'text',
      localized: true,
      required: true,
      maxLength: 300,
      label: { it: 'Descrizione per chi non vede', en: 'Description for those who do not see' },
      admin: {
        description: {
          it: 'Che cosa si vede, in una frase: «Una scrivania davanti alla finestra».',
          en: 'What there is to see, in a sentence: “A desk in front of the window”.',
        },
      },
    },
    {
      name: 'title',
      type: 'text',
      localized: true,
      maxLength: 200,
      label: { it: 'Titolo', en: 'Title' },
      admin: {
        description: {
          it: 'Di un documento da scaricare: il nome che si legge. Di un’immagine: la didascalia, dove dice più della descrizione.',
          en: 'Of a document to download: the name that people read. Of a picture: the caption, where it says more than the description.',
        },
      },
    },
  ],
  hooks: {
    ...publishAssets,
    beforeOperation: [limitAuthorsToNewFiles, refuseBombs, nameByContent],
  },
  upload: {
    staticDir: path.join(env.dataDir, 'media'),
    // No svg: it may carry scripts, and files are served from the address of the admin.
    mimeTypes: [
      'image/jpeg',
      'image/png',
      'image/webp',
      'image/avif',
      'image/gif',
      'video/mp4',
      'video/webm',
      'application/pdf',
      'text/vtt',
    ],
    // Both would change a file under its name, but files are cached for a year by their names.
    crop: false,
    focalPoint: false,
    pasteURL: false,
    adminThumbnail: ({ doc }) =>
      typeof doc.filename === 'string' ? mediaPath(doc.filename) : null,
    imageSizes: imageWidths.map((width) => ({
      name: `w${width}`,
      width,
      withoutEnlargement: true,
      // Below that quality drawings get soft edges; more effort takes twice the time for a twentieth.
      formatOptions: { format: 'webp' as const, options: { quality: 76, effort: 2 } },
      admin: { disableListColumn: true, disableListFilter: true, disableGroupBy: true },
    })),
  },
};
