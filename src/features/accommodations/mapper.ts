import { option } from '@/blocks/option';
import type {
  AccommodationDetailFragment,
  AccommodationTeaserFragment,
  CardPictureFragment,
  PictureFragment,
} from '@/gql/graphql';
import { href } from '@/routing/href';
import type { Locale } from '@/routing/locales';
import type { MapContext } from '@/server/mapping/context';
import { mapImage } from '@/server/mapping/mapImage';
import { mapRichText } from '@/server/mapping/mapRichText';
import { mapUrl } from '@/server/mapping/mapUrl';
import type { Accommodation, AccommodationTeaser, Contact, Price } from './model';

const types = ['singleRoom', 'doubleRoom', 'bed', 'studio', 'apartment', 'residence'] as const;
const modes = ['perPerson', 'perRoom', 'wholeHouse'] as const;
const contactKinds = [
  'phone',
  'email',
  'website',
  'whatsapp',
  'facebook',
  'instagram',
  'other',
] as const;

type Common = Omit<AccommodationTeaserFragment, 'image' | 'categories' | '__typename'> & {
  image: readonly (PictureFragment | CardPictureFragment | null)[];
};

function mapCommon(
  entry: Common,
  context: MapContext,
): Omit<AccommodationTeaser, 'href' | 'categories'> {
  return {
    id: entry.id ?? '',
    title: entry.title ?? '',
    excerpt: entry.excerpt ?? '',
    type: option(types, entry.accommodationType, null),
    image: mapImage(entry.image, context),
    address: entry.address?.address ?? '',
    price: mapPrice(entry),
    availability: option(['freeSoon', 'busy'], entry.availabilityStatus, 'available'),
    studentCardReserved: entry.studentCardReserved ?? false,
  };
}

/** An accommodation on a card, or null where it has no address in this language. */
export function mapAccommodationTeaser(
  entry: AccommodationTeaserFragment,
  context: MapContext,
): AccommodationTeaser | null {
  if (!entry.slug) return null;
  return {
    ...mapCommon(entry, context),
    href: href('accommodation', { slug: entry.slug }, context.locale),
    categories: entry.categories.flatMap((category) => category?.slug ?? []),
  };
}

function mapPrice(entry: Common): Price | null {
  if (typeof entry.priceMin !== 'number') return null;
  return {
    from: entry.priceMin,
    to: entry.priceMax ?? null,
    mode: option(modes, entry.pricingMode, 'perPerson'),
  };
}

interface Around {
  blocks: Accommodation['blocks'];
  related: AccommodationTeaser[];
  notes: { priceDisclaimer?: string | null; accommodationDisclaimer?: string | null };
}

/** Everything that the page of one accommodation shows. */
export function mapAccommodation(
  entry: AccommodationDetailFragment,
  { blocks, related, notes }: Around,
  context: MapContext,
): Accommodation {
  return {
    ...mapCommon(entry, context),
    gallery: entry.gallery.flatMap((row) =>
      row?.__typename === 'gallery_images_BlockType'
        ? row.images.flatMap((image) => mapImage([image], context) ?? [])
        : [],
    ),
    categories: entry.categories.flatMap((category) =>
      category?.title && category.slug
        ? [{ title: category.title, href: categoryHref(category.slug, context.locale) }]
        : [],
    ),
    bedrooms: entry.bedrooms ?? null,
    beds: entry.bedsNumber ?? null,
    bathrooms: entry.bathroomsNumber ?? null,
    includedServices: (entry.includedServices ?? []).filter((name) => name !== null),
    condominiumFees: entry.condominiumFees ?? null,
    houseRulesHtml: mapRichText(entry.houseRules, context),
    ownerTermsHtml: mapRichText(entry.ownerTerms, context),
    ownerName: entry.ownerName ?? '',
    contacts: (entry.contactLinks ?? []).flatMap((row) => mapContact(row, context)),
    position: mapPosition(entry.address),
    updatedAt: entry.dateUpdated ?? '',
    priceDisclaimerHtml: mapRichText(notes.priceDisclaimer, context),
    accommodationDisclaimerHtml: mapRichText(notes.accommodationDisclaimer, context),
    blocks,
    related,
  };
}

/** The list of accommodations of one category. */
export function categoryHref(slug: string, locale: Locale): string {
  const query = new URLSearchParams({ category: slug });
  return `${href('accommodations', locale)}?${query.toString()}`;
}

type ContactRow = NonNullable<AccommodationDetailFragment['contactLinks']>[number];

function mapContact(row: ContactRow, context: MapContext): Contact[] {
  const target = mapUrl(row?.href, context);
  if (!target) return [];
  return [
    { kind: option(contactKinds, row?.kind, 'other'), label: row?.label || target, href: target },
  ];
}

function mapPosition(address: AccommodationDetailFragment['address']) {
  const { lat, lng } = address ?? {};
  return typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : null;
}
