import { s3Storage } from '@payloadcms/storage-s3';
import type { Plugin } from 'payload';
import { env } from '../env';
import { s3Config } from './MediaStore';

/** The plugin would store a file's key, which is its name here, in a column of its own. */
const withoutKeys: Plugin = (config) => ({
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

/** Writes uploads and their widths to the bucket, where there is one. */
export const s3Plugins: Plugin[] = env.s3
  ? [
      s3Storage({
        collections: { media: true },
        bucket: env.s3.bucket,
        config: s3Config(env.s3),
      }),
      withoutKeys,
    ]
  : [];
