import type { PayloadRequest } from 'payload';
import { json } from '../http/json';
import { fileResponse } from './fileResponse';
import { isFileOfStaff } from './isPublicFile';
import { fileOfName } from './mediaFile';
import { mediaStore } from './MediaStore';

/** Answers the staff with a file, also one in the trash, at Payload's own address /cms-api/media/file/…. */
export async function readStored(
  { headers, payload }: Pick<PayloadRequest, 'headers' | 'payload'>,
  { params: { filename } }: { params: { filename: string } },
): Promise<Response> {
  const file = fileOfName(filename);
  const isKept = file && (await isFileOfStaff(payload, file.name));
  const stored = isKept && (await mediaStore.find(file.name));
  if (!file || !stored) return json({ errors: [{ message: 'Not found' }] }, 404);
  const cacheControl = 'private, no-cache';
  return fileResponse({ headers, method: 'GET' }, { file, stored, cacheControl });
}
