import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { GetObjectCommand, HeadObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { env, type Env } from '../env';
import type { ByteRange } from '../http/byteRange';
import { webStream } from './webStream';

/** A file of the media library that exists. */
interface StoredFile {
  /** In bytes. */
  size: number;
  modified: Date;
  /** Its bytes, or a range of them. */
  read: (
    range: ByteRange | null,
  ) => ReadableStream<Uint8Array> | Promise<ReadableStream<Uint8Array>>;
}

/** Reads the files of the media library. */
export interface MediaStore {
  /** Null when there is no file of this name. @throws Error when the store cannot be reached. */
  find: (name: string) => Promise<StoredFile | null>;
}

function diskStore(folder: string): MediaStore {
  return {
    async find(name) {
      const file = path.join(/*turbopackIgnore: true*/ folder, name);
      const info = await stat(file).catch(() => null);
      if (!info?.isFile()) return null;
      const read = (range: ByteRange | null) => webStream(createReadStream(file, range ?? {}));
      return { size: info.size, modified: info.mtime, read };
    },
  };
}

/** The S3 options for both the plugin that writes files and the store that reads them. */
export const s3Config = ({
  endpoint,
  region,
  forcePathStyle,
  credentials,
}: NonNullable<Env['s3']>) => ({
  ...(endpoint && { endpoint }),
  ...(credentials && { credentials }),
  region,
  forcePathStyle,
  // Stores other than Amazon's do not support the newer checksums.
  requestChecksumCalculation: 'WHEN_REQUIRED' as const,
  responseChecksumValidation: 'WHEN_REQUIRED' as const,
});

function bucketStore(s3: NonNullable<Env['s3']>): MediaStore {
  const client = new S3Client(s3Config(s3));
  const objectOf = (name: string) => ({ Bucket: s3.bucket, Key: name });
  return {
    async find(name) {
      try {
        const info = await client.send(new HeadObjectCommand(objectOf(name)));
        return {
          size: info.ContentLength ?? 0,
          modified: info.LastModified ?? new Date(0),
          async read(range) {
            const Range = range ? `bytes=${range.start}-${range.end}` : undefined;
            const { Body: body } = await client.send(
              new GetObjectCommand({ ...objectOf(name), Range }),
            );
            if (!(body instanceof Readable)) throw new Error(`The bucket sent no data of ${name}.`);
            return webStream(body);
          },
        };
      } catch (error) {
        if (error instanceof Error && error.name === 'NotFound') return null;
        throw error;
      }
    },
  };
}

/** The bucket of S3_BUCKET, or the folder `media` of DATA_DIR. */
export const mediaStore: MediaStore = env.s3
  ? bucketStore(env.s3)
  : diskStore(path.join(/*turbopackIgnore: true*/ env.dataDir, 'media'));
