import type { BasePayload } from 'payload';
import type { Accommodation } from '../src/payload-types';
import { htmlToLexical } from '../src/richText/htmlToLexical';
import type { Site } from '../src/sites';
import { blocksOf } from './blocks';
import type { Keys } from './Keys';
import type { AccommodationSeed } from './types';

const collection = 'accommodations';

/** What is the same in both languages. */
const shared = (seed: AccommodationSeed, keys: Keys) => ({
  image: keys.get('pictures', seed.image),
  gallery:
    seed.gallery.length > 0
      ? [
          {
            blockType: 'images' as const,
            images: seed.gallery.map((key) => keys.get('pictures', key)),
          },
        ]
      : [],
  categories: seed.categories.map((key) => keys.get('accommodationsCategories', key)),
  accommodationType: seed.accommodationType,
  bedrooms: seed.bedrooms,
  bedsNumber: seed.bedsNumber,
  bathroomsNumber: seed.bathroomsNumber,
  includedServices: seed.includedServices,
  priceMin: seed.priceMin,
  priceMax: seed.priceMax,
  condominiumFees: seed.condominiumFees,
  pricingMode: seed.pricingMode,
  availabilityStatus: seed.availabilityStatus,
  studentCardReserved: seed.studentCardReserved ?? false,
  ownerName: seed.ownerName,
  address: seed.address,
});

const translated = (
  seed: AccommodationSeed,
  site: Site,
  rows: Accommodation['contactLinks'] = [],
) => ({
  title: seed.title[site],
  slug: seed.slug[site],
  excerpt: seed.excerpt[site],
  houseRules: htmlToLexical(seed.houseRules[site]),
  ownerTerms: htmlToLexical(seed.ownerTerms[site]),
  contactLinks: seed.contactLinks.map(({ kind, label, href }, row) => ({
    // The same row in the other language is told by its id.
    id: rows?.[row]?.id,
    kind,
    label: label[site],
    href,
  })),
});

/** Makes the accommodations without their blocks, which may link to any other entry. */
export async function createAccommodations(
  payload: BasePayload,
  seeds: Record<string, AccommodationSeed>,
  keys: Keys,
): Promise<void> {
  let age = 0;
  for (const [key, seed] of Object.entries(seeds)) {
    // Lists show the newest first; the content is written in the order to be shown.
    const postDate = new Date(Date.UTC(2026, 8, 1) - age++ * 3_600_000).toISOString();
    const data = {
      ...shared(seed, keys),
      ...translated(seed, 'it'),
      postDate,
      _status: 'published' as const,
    };
    const { id } = await payload.create({ collection, locale: 'it', data, depth: 0 });
    keys.set(collection, key, id);
  }
}

/** Writes blocks and translations of accommodations that were made before. */
export async function fillAccommodations(
  payload: BasePayload,
  seeds: Record<string, AccommodationSeed>,
  keys: Keys,
): Promise<void> {
  for (const [key, seed] of Object.entries(seeds)) {
    const id = keys.get(collection, key);
    const italian = { contentManager: blocksOf(seed.blocks.it, keys) };
    const doc = await payload.update({ collection, id, locale: 'it', data: italian, depth: 0 });
    const data = {
      ...translated(seed, 'en', doc.contactLinks),
      contentManager: blocksOf(seed.blocks.en, keys),
      _status: 'published' as const,
    };
    await payload.update({ collection, id, locale: 'en', data, depth: 0 });
  }
}
