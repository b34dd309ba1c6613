import type { PayloadRequest } from 'payload';
import type { Accounts } from '../accounts/Accounts';
import { logEvent } from '../accounts/logEvent';
import { messages, refusal } from '../accounts/refusal';
import { idOf } from '../lib/idOf';
import { isoTime } from '../lib/isoTime';
import { sha256 } from '../lib/sha256';
import { kindOfFile } from '../media/fileKind';
import { mimeTypes } from '../media/mediaFile';
import { prepareInTurn } from '../media/prepareUpload';
import { RefusedFile } from '../media/uploadFaults';
import type { Accommodation, Offer } from '../payload-types';
import type { Site } from '../sites';
import { deletePhotos, idsOf } from './deletePhotos';
import { changeDraft, homeOfOffer } from './homeOfOffer';
import { findOffer } from './offers';

/** The most photos of an offer. */
export const maxPhotos = 10;

type Link = Parameters<typeof findOffer>[1];
type Pictures = Pick<Accommodation, 'image' | 'gallery'>;
type Block = NonNullable<Accommodation['gallery']>[number];

const altOf: Record<'it' | 'en', (title: string) => string> = {
  it: (title) => `Foto dell’alloggio «${title}»`,
  en: (title) => `Photo of the home “${title}”`,
};

/** The pictures of a home with one more: the first one is its picture, the others are in the gallery. */
export function withPhoto({ image, gallery }: Pictures, photo: number): Pictures {
  if (idOf(image) === null) return { image: photo, gallery };
  const blocks = gallery ?? [];
  const first = blocks.find(({ blockType }) => blockType === 'images');
  if (first?.blockType !== 'images')
    return { image, gallery: [...blocks, { blockType: 'images', images: [photo] }] };
  const added: Block = {
    ...first,
    images: [...(first.images ?? []).map(idOf), photo].flatMap((id) => id ?? []),
  };
  return { image, gallery: blocks.map((block) => (block === first ? added : block)) };
}

/** The pictures of a home without one. */
export function withoutPhoto({ image, gallery }: Pictures, photo: number): Pictures {
  const blocks = (gallery ?? []).map((block) =>
    block.blockType === 'images'
      ? { ...block, images: (block.images ?? []).filter((one) => idOf(one) !== photo) }
      : block,
  );
  return {
    image: idOf(image) === photo ? null : image,
    gallery: blocks.filter((block) => block.blockType !== 'images' || block.images.length > 0),
  };
}

/** An offer whose home visitors do not see yet. @throws GraphQLError INVALID or OFFER_PUBLISHED */
async function openOffer(req: PayloadRequest, link: Link): Promise<{ offer: Offer; home: number }> {
  const offer = await findOffer(req.payload, link, req);
  if (!offer || (offer.state !== 'waiting' && offer.state !== 'question'))
    throw refusal('INVALID', messages.code);
  const home = await homeOfOffer(req, offer);
  if (!home) throw refusal('INVALID', messages.code);
  if (home.isPublished) throw refusal('OFFER_PUBLISHED', 'Visitors see this home already.');
  return { offer, home: home.id };
}

/** Changes the pictures of the draft of an offer. */
async function changePictures(
  req: PayloadRequest,
  { home, site }: { home: number; site: Site },
  change: (pictures: Pictures) => Pictures,
): Promise<void> {
  const draft = await req.payload.findByID({
    collection: 'accommodations',
    id: home,
    draft: true,
    locale: site,
    depth: 0,
    req,
  });
  await changeDraft(req, home, { data: change(draft), locale: site });
}

/**
 * Adds a photo to an offer: it is cleaned as in the library, and becomes a picture of the draft.
 *
 * @throws RefusedFile, or GraphQLError INVALID, OFFER_PUBLISHED, TOO_MANY_PHOTOS or RATE_LIMITED
 */
export async function addPhoto(
  { database, limits }: Accounts,
  link: Link,
  file: File,
): Promise<void> {
  await limits.take(['photosOfOffer', link.id]);
  const content = Buffer.from(await file.arrayBuffer());
  const kind = kindOfFile(content);
  if (kind === 'heic') throw new RefusedFile('heic');
  // The others take long to read.
  if (kind !== 'jpeg' && kind !== 'png' && kind !== 'webp') throw new RefusedFile('type');
  const { data, ending } = await prepareInTurn(['strangers', link.id], content, file.name);
  const mimetype = mimeTypes[ending] ?? '';
  await database.write(async (_, req) => {
    const { offer, home } = await openOffer(req, link);
    const photos = idsOf(offer.photos);
    if (photos.length >= maxPhotos)
      throw refusal('TOO_MANY_PHOTOS', 'An offer has ten photos at most.');
    const { totalDocs: same } = await req.payload.count({
      collection: 'media',
      where: { and: [{ source: { equals: sha256(data) } }, { id: { not_in: photos } }] },
      req,
    });
    const { id } = await req.payload.create({
      collection: 'media',
      locale: offer.site,
      depth: 0,
      req,
      data: { alt: altOf[offer.site === 'it' ? 'it' : 'en'](offer.title ?? '') },
      file: { data, mimetype, name: `offerta${ending}`, size: data.length },
    });
    await changePictures(req, { home, site: offer.site }, (pictures) => withPhoto(pictures, id));
    const marks = offer.marks ?? [];
    await req.payload.update({
      collection: 'offers',
      id: offer.id,
      depth: 0,
      req,
      data: {
        photos: [...photos, id],
        changedAt: isoTime(Date.now()),
        marks: same > 0 && !marks.includes('samePicture') ? [...marks, 'samePicture'] : marks,
      },
    });
  });
  logEvent('offer-photo-added');
}

/** Takes a photo out of an offer and deletes it. @throws GraphQLError INVALID or OFFER_PUBLISHED */
export const removePhoto = ({ database }: Accounts, link: Link, photo: number): Promise<void> =>
  database.write(async (_, req) => {
    const { offer, home } = await openOffer(req, link);
    const photos = idsOf(offer.photos);
    if (!photos.includes(photo)) throw refusal('INVALID', messages.code);
    await changePictures(req, { home, site: offer.site }, (pictures) =>
      withoutPhoto(pictures, photo),
    );
    await req.payload.update({
      collection: 'offers',
      id: offer.id,
      depth: 0,
      req,
      data: { photos: photos.filter((one) => one !== photo), changedAt: isoTime(Date.now()) },
    });
    await deletePhotos(req, [photo]);
  });
