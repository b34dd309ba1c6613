import path from 'node:path';
import type { CollectionConfig } from 'payload';
import { limitAuthorsToNewFiles } from '../access/limitAuthors';
import { mediaAccess } from '../access/staff';
import { key } from '../fields/key';
import { source } from '../fields/source';
import { explainUploadError } from '../media/explainUploadError';
import { mediaPath } from '../media/mediaPath';
import { acceptedTypes } from '../media/mediaFile';
import { mediaFolder } from '../media/MediaStore';
import { refuseAddresses } from '../media/refuseAddresses';
import { prepareUpload } from '../media/prepareUpload';
import { readStored } from '../media/readStored';
import { storeFiles } from '../media/storeFiles';
import { pickVariant } from '../media/variants';
import { publishAssets } from '../publish/hooks';
import { readListSearch } from '../search/readListSearch';
import { trashFiles } from '../trash/trashHooks';
import { quickFilters } from './listColumns';

/** The width of a preview in the admin. */
const thumbnailPixels = 560;

export const Media: CollectionConfig = {
  slug: 'media',
  labels: {
    singular: { it: 'File', en: 'File' },
    plural: { it: 'Immagini e file', en: 'Pictures and files' },
  },
  access: mediaAccess,
  trash: true,
  admin: {
    group: { it: 'Contenuti', en: 'Content' },
    defaultColumns: ['filename', 'alt'],
    components: {
      edit: { Upload: '/src/admin/upload/UploadForm#UploadForm' },
      beforeListTable: [
        quickFilters,
        {
          path: '/src/admin/upload/UploadToLibrary#UploadToLibrary',
          clientProps: { accept: acceptedTypes().join(',') },
        },
      ],
    },
    listSearchableFields: ['filename', 'alt', 'title'],
    description: {
      it: 'Tutto ciò che le pagine mostrano o fanno scaricare: immagini, video, sottotitoli, PDF. Un file nel cestino sparisce dalle pagine che lo usano, e ci torna se lo ripristini.',
      en: 'Everything that pages show or offer for download: pictures, videos, captions, PDFs. A file in the trash disappears from the pages that use it, and comes back if you restore it.',
    },
  },
  fields: [
    {
      // Payload's own field, in the grid of the library.
      name: 'filename',
      type: 'text',
      label: { it: 'Nome del file', en: 'File name' },
      admin: { components: { Cell: '/src/admin/lists/FileCell#FileCell' } },
    },
    {
      name: 'alt',
      type: 'text',
      localized: true,
      required: true,
      maxLength: 300,
      label: { it: 'Descrizione per chi non vede', en: 'Description for blind people' },
      admin: {
        components: { Cell: '/src/admin/lists/AltCell#AltCell' },
        description: {
          it: 'Che cosa si vede, in una frase: «Una scrivania davanti alla finestra».',
          en: 'What the picture shows, in one sentence: “A desk in front of the window”.',
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
          it: 'Per un documento da scaricare: il nome che si legge. Per un’immagine: la didascalia, se dice più della descrizione.',
          en: 'For a document to download: the name that visitors see. For a picture: the caption, if it says more than the description.',
        },
      },
    },
    key,
    source,
  ],
  hooks: {
    ...publishAssets,
    afterChange: [...publishAssets.afterChange, ...storeFiles.afterChange],
    beforeOperation: [
      limitAuthorsToNewFiles,
      readListSearch,
      ...trashFiles.beforeOperation,
      refuseAddresses,
      prepareUpload,
      ...storeFiles.beforeOperation,
    ],
    beforeChange: [...trashFiles.beforeChange, ...storeFiles.beforeChange],
    afterError: [explainUploadError],
  },
  upload: {
    // storeFiles, readStored and findFile do all of it. Payload deletes and replaces files in its own folder too early,
    // so this one never exists.
    disableLocalStorage: true,
    staticDir: path.join(mediaFolder, 'none'),
    handlers: [readStored],
    // SVG is not allowed: it can contain scripts, and files have the same origin as the admin.
    mimeTypes: acceptedTypes(),
    // Both would change a file without changing its name, but files are cached by name for a year.
    crop: false,
    focalPoint: false,
    pasteURL: false,
    // Our table above the list does it, with a description for each file.
    bulkUpload: false,
    adminThumbnail: ({ doc: { filename, width, deletedAt } }) => {
      if (typeof filename !== 'string') return null;
      // Only the staff can read a file in the trash, from Payload's own address.
      if (deletedAt) return `/cms-api/media/file/${encodeURIComponent(filename)}`;
      const picture = { filename, width: typeof width === 'number' ? width : null };
      return mediaPath(pickVariant(picture, thumbnailPixels) ?? filename);
    },
  },
};
