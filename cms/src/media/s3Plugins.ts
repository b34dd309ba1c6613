import { s3Storage } from '@payloadcms/storage-s3';
import type { Plugin } from 'payload';
import { env } from '../env';
import { s3Config } from './MediaStore';

/** Makes the plugin's field for a file's key virtual, because here the key is the file name. */
const withVirtualObjectKey: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) =>
    collection.slug === 'media'
      ? {
          ...collection,
          fields: collection.fields.map((field) =>
            'name' in field && field.name === '_objectKey'
              ? ({ ...field, virtual: true } as typeof field)
              : field,
          ),
        }
      : collection,
  ),
});

/** Writes uploads and their variants to the bucket, if there is one. */
export const s3Plugins: Plugin[] = env.s3
  ? [
      s3Storage({
        collections: { media: true },
        bucket: env.s3.bucket,
        config: s3Config(env.s3),
      }),
      withVirtualObjectKey,
    ]
  : [];
