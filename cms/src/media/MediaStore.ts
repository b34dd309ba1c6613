import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { env, type Env } from '../env';
import type { ByteRange } from '../http/byteRange';
import { webStream } from './webStream';

/** A file of the media library that exists. */
export interface StoredFile {
  /** In bytes. */
  size: number;
  modified: Date;
  /** Its bytes, or a range of them. */
  read: (
    range: ByteRange | null,
  ) => ReadableStream<Uint8Array> | Promise<ReadableStream<Uint8Array>>;
}

/** A file to store. */
export interface NewMediaFile {
  name: string;
  data: Buffer;
  mimeType: string;
}

/** Keeps the files of the media library. All methods throw an Error when the store cannot be reached. */
interface MediaStore {
  /** Null when there is no file of this name. */
  find: (name: string) => Promise<StoredFile | null>;
  /** The names of all files, and of whatever else is there. */
  list: () => Promise<string[]>;
  /** Other programs never see a part of the file. */
  write: (file: NewMediaFile) => Promise<void>;
  /** Does nothing when there is no file of this name. */
  delete: (name: string) => Promise<void>;
}

function diskStore(folder: string): MediaStore {
  const pathOf = (name: string) => path.join(/*turbopackIgnore: true*/ folder, name);
  return {
    async find(name) {
      const file = pathOf(name);
      const info = await stat(file).catch(() => null);
      if (!info?.isFile()) return null;
      const read = (range: ByteRange | null) => webStream(createReadStream(file, range ?? {}));
      return { size: info.size, modified: info.mtime, read };
    },
    list: () => readdir(folder).catch(() => []),
    async write({ name, data }) {
      await mkdir(folder, { recursive: true });
      // A name that begins with a dot is never served.
      const partial = pathOf(`.${process.pid}-${name}`);
      await writeFile(partial, data);
      await rename(partial, pathOf(name));
    },
    async delete(name) {
      await rm(pathOf(name), { force: true });
    },
  };
}

/** The options of the client of S3. */
const s3Config = ({ endpoint, region, forcePathStyle, credentials }: NonNullable<Env['s3']>) => ({
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
    async list() {
      const names: string[] = [];
      for await (const { Contents: objects = [] } of paginateListObjectsV2(
        { client },
        { Bucket: s3.bucket },
      ))
        names.push(...objects.flatMap(({ Key: name }) => name ?? []));
      return names;
    },
    async write({ name, data, mimeType }) {
      const object = { ...objectOf(name), Body: data, ContentType: mimeType };
      await client.send(new PutObjectCommand(object));
    },
    async delete(name) {
      await client.send(new DeleteObjectCommand(objectOf(name)));
    },
  };
}

/** The folder of the files, if there is no bucket. */
export const mediaFolder = path.join(/*turbopackIgnore: true*/ env.dataDir, 'media');

/** The bucket of S3_BUCKET, or the folder `media` of DATA_DIR. */
export const mediaStore: MediaStore = env.s3 ? bucketStore(env.s3) : diskStore(mediaFolder);
