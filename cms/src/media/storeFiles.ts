import {
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  FileUploadError,
  type PayloadRequest,
  type TypeWithID,
} from 'payload';
import { afterCommit } from '../db/afterCommit';
import { env } from '../env';
import { logError } from '../logs/logError';
import type { Media } from '../payload-types';
import { mediaFolder, mediaStore, type NewMediaFile } from './MediaStore';
import { namesOf, type StoredNames } from './namesOf';
import { imageWidths } from './widths';

/**
 * The uploaded file of a request and its variants, which Payload has made.
 *
 * @param data What is written. The returned document may lack fields, as the request chooses.
 */
function uploadedFiles(
  { file, payloadUploadSizes = {} }: PayloadRequest,
  { filename: name, mimeType, sizes }: Partial<Media>,
): NewMediaFile[] {
  if (!file || !name || !mimeType) return [];
  const variants = Object.entries(sizes ?? {}).flatMap(([size, variant]) => {
    const data = payloadUploadSizes[size];
    return data && variant.filename && variant.mimeType
      ? [{ name: variant.filename, data, mimeType: variant.mimeType }]
      : [];
  });
  return [{ name, data: file.data, mimeType }, ...variants];
}

/** Deletes those of the files that no document names: the same picture may have been uploaded under two endings. */
async function deleteUnused(
  { payload }: Pick<PayloadRequest, 'payload'>,
  names: string[],
): Promise<void> {
  const fields = ['filename', ...imageWidths.map((width) => `sizes.w${width}.filename`)];
  const { docs } = await payload.db.find<StoredNames>({
    collection: 'media',
    where: { or: fields.map((field) => ({ [field]: { in: names } })) },
    pagination: false,
    limit: 0,
    select: { filename: true, sizes: true },
  });
  const used = new Set(docs.flatMap(namesOf));
  await Promise.all(names.filter((name) => !used.has(name)).map((name) => mediaStore.delete(name)));
}

/** Deletes the files of a document that was replaced or deleted, once this is certain. */
const deleteAfterCommit = (req: PayloadRequest, doc: StoredNames): Promise<void> =>
  afterCommit(req, () =>
    deleteUnused(req, namesOf(doc)).catch((error: unknown) => logError('deleting a file', error)),
  );

const noVariant = {
  filename: null,
  url: null,
  mimeType: null,
  filesize: null,
  width: null,
  height: null,
};

/** A new file that is not a picture has no variants. Payload would keep those of the picture that it replaces. */
const dropOldVariants: CollectionBeforeChangeHook<Media> = ({ data, req }) =>
  req.file && !data.mimeType?.startsWith('image/')
    ? {
        ...data,
        width: null,
        height: null,
        sizes: Object.fromEntries(imageWidths.map((width) => [`w${width}`, noVariant])),
      }
    : data;

/** Stores an uploaded file after all checks and before the commit, so that each stored document has its file. */
const storeUpload: CollectionAfterChangeHook<Media> = async ({
  data,
  operation,
  previousDoc,
  req,
}) => {
  const files = uploadedFiles(req, data);
  try {
    await Promise.all(files.map((file) => mediaStore.write(file)));
  } catch (error) {
    logError('storing a file', error);
    throw new FileUploadError(req.t);
  }
  if (operation === 'update' && files.length > 0) await deleteAfterCommit(req, previousDoc);
};

/** Before the deletion, because the document that Payload returns may lack the names. */
const deleteFiles: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const doc = await req.payload.db.findOne<StoredNames & TypeWithID>({
    collection: 'media',
    where: { id: { equals: id } },
    req,
  });
  if (doc) await deleteAfterCommit(req, doc);
};

/** Lets Payload copy a file inside the folder of the media: it cannot read from a store of our own. */
const duplicateInFolder: CollectionBeforeOperationHook = ({ args, collection }) => {
  const isCopy = 'duplicateFromID' in args && args.duplicateFromID !== undefined;
  if (!isCopy || env.s3) return undefined;
  const upload = { ...collection.upload, disableLocalStorage: false, staticDir: mediaFolder };
  return { ...args, collection: { ...args.collection, config: { ...collection, upload } } };
};

/**
 * Hooks that store and delete the files of the media library. Payload and its plugin for S3 delete a file before the
 * write is certain: a replacement that a check or the database refused would leave pages without their picture.
 */
export const storeFiles = {
  beforeOperation: [duplicateInFolder],
  beforeChange: [dropOldVariants],
  afterChange: [storeUpload],
  beforeDelete: [deleteFiles],
};
