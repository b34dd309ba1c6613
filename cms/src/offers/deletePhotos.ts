import type { PayloadRequest } from 'payload';
import { idOf } from '../lib/idOf';
import type { Offer } from '../payload-types';

/** The ids of photos. */
export const idsOf = (references: Offer['photos']): number[] =>
  (references ?? []).map((one) => idOf(one));

/** Deletes the photos of offers that nobody shows. */
export async function deletePhotos(req: PayloadRequest, photos: readonly number[]): Promise<void> {
  if (photos.length > 0)
    await req.payload.delete({
      collection: 'media',
      where: { id: { in: [...photos] } },
      trash: true,
      req,
    });
}
