import type { PayloadRequest } from 'payload';
import { titleOf } from '../admin/desk/findEntries';
import { idOf } from '../lib/idOf';
import { storedDay } from '../lib/townTime';
import type { Accommodation, Offer } from '../payload-types';
import type { Site } from '../sites';
import { deletePhotos, idsOf } from './deletePhotos';
import { unpublishHome } from '../owners/homeStatus';

const collection = 'accommodations';

/** The home of an offer and whether visitors see it; null if there is none, or if it is in the trash. */
export async function homeOfOffer(
  req: PayloadRequest,
  offer: Pick<Offer, 'home'>,
): Promise<{ id: number; isPublished: boolean } | null> {
  const id = idOf(offer.home);
  if (id === null) return null;
  const { docs } = await req.payload.find({
    collection,
    where: { id: { equals: id } },
    depth: 0,
    limit: 1,
    pagination: false,
    select: { _status: true },
    req,
  });
  const [home] = docs;
  return home ? { id, isPublished: home._status === 'published' } : null;
}

/** Changes the draft of a home that visitors do not see yet. */
export const changeDraft = (
  req: PayloadRequest,
  id: number,
  { data, locale }: { data: Partial<Accommodation>; locale: Site },
): Promise<unknown> =>
  req.payload.update({ collection, id, locale, draft: true, depth: 0, req, data });

/** Publishes the draft of an offer. Its date of verification is today. */
export async function publishHome(req: PayloadRequest, id: number, site: Site): Promise<void> {
  const draft = await req.payload.findByID({
    collection,
    id,
    draft: true,
    locale: 'all',
    depth: 0,
    req,
  });
  // Payload requires the title in the language of the write.
  const { site: locale } = titleOf(draft, site);
  const data = { _status: 'published', verifiedOn: storedDay(new Date()) } as const;
  await req.payload.update({ collection, id, locale, depth: 0, req, data });
}

/** Hides the home of an offer from visitors, or moves a draft that they never saw to the trash; its photos are deleted. */
export async function takeAway(
  req: PayloadRequest,
  offer: Pick<Offer, 'home' | 'photos'>,
): Promise<void> {
  const home = await homeOfOffer(req, offer);
  await deletePhotos(req, idsOf(offer.photos));
  if (!home) return;
  if (home.isPublished) await unpublishHome(req, home.id);
  else
    await req.payload.update({
      collection,
      id: home.id,
      depth: 0,
      req,
      data: { deletedAt: new Date().toISOString() },
    });
}
