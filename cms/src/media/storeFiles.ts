import {
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  FileUploadError,
} from 'payload';
import { env } from '../env';
import { logError } from '../logs/logError';
import type { Media } from '../payload-types';
import { mediaFolder, mediaStore } from './MediaStore';

/** A new file that is not a picture has no size in pixels. Payload would keep that of the picture that it replaces. */
const dropOldSize: CollectionBeforeChangeHook<Media> = ({ data, req }) =>
  req.file && !data.mimeType?.startsWith('image/') ? { ...data, width: null, height: null } : data;

/**
 * Stores an uploaded file after all checks and before the commit, so that each stored document has its file. `data` is
 * what is written; the returned document may lack fields, as the request chooses.
 */
const storeUpload: CollectionAfterChangeHook<Media> = async ({
  data: { filename, mimeType },
  req: { file, t },
}) => {
  if (!file || !filename || !mimeType) return;
  try {
    await mediaStore.write({ name: filename, data: file.data, mimeType });
  } catch (error) {
    logError('storing a file', error);
    throw new FileUploadError(t);
  }
};

/** Lets Payload copy a file inside the folder of the media: it cannot read from a store of our own. */
const duplicateInFolder: CollectionBeforeOperationHook = ({ args, collection }) => {
  const isCopy = 'duplicateFromID' in args && args.duplicateFromID !== undefined;
  if (!isCopy || env.s3) return undefined;
  const upload = { ...collection.upload, disableLocalStorage: false, staticDir: mediaFolder };
  return { ...args, collection: { ...args.collection, config: { ...collection, upload } } };
};

/**
 * Hooks that store the files of the media library. Payload and its plugin for S3 delete a file before the write is
 * certain: a replacement that a check or the database refused would leave pages without their picture. Here no hook
 * deletes a file; deleteUnusedFiles does it later.
 */
export const storeFiles = {
  beforeOperation: [duplicateInFolder],
  beforeChange: [dropOldSize],
  afterChange: [storeUpload],
};
