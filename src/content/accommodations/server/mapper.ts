import { energyClasses, type Energy } from '../energy';
import { option } from '@/lib/option';
import { findEmbed } from '@/config/embedHosts.mjs';
import type { AccommodationDetailFragment, AccommodationTeaserFragment } from '@/gql/graphql';
import { categoryHref as categoryHrefOf } from '@/routing/categoryHref';
import { href } from '@/routing/href';
import type { Locale } from '@/routing/locales';
import type { MapContext } from '@/server/mapping/context';
import { mapContacts } from '@/server/mapping/mapContacts';
import { mapGallery } from '@/blocks/Gallery/galleryItems.mapper';
import { mapDecoration, mapImage } from '@/server/mapping/mapImage';
import { mapRichText } from '@/server/mapping/mapRichText';
import { mapFormattedDate } from '@/server/mapping/mapFormattedDate';
import { mapLabels } from '@/content/shared/server/mapper';
import {
  accommodationTypes,
  availabilities,
  pricingModes,
  type AccommodationTeaser,
  type Price,
  type Terms,
} from '../model';
import type { Accommodation } from '../detail';
import { mapPosition } from '@/server/mapping/mapPosition';

const qualities = ['good', 'average', 'poor'] as const;

type Common = Omit<
  AccommodationTeaserFragment,
  'image' | 'categories' | 'includedServices' | '__typename'
>;

function mapCommon(
  entry: Common,
): Omit<AccommodationTeaser, 'href' | 'image' | 'categories' | 'included'> {
  return {
    id: entry.id ?? '',
    title: entry.title ?? '',
    type: option(accommodationTypes, entry.accommodationType, null),
    address: entry.address?.address ?? '',
    price: mapPrice(entry),
    availability: option(availabilities, entry.availabilityStatus, 'available'),
    studentCardReserved: entry.studentCardReserved ?? false,
    bedrooms: entry.bedrooms ?? null,
    beds: entry.bedsNumber ?? null,
    bathrooms: entry.bathroomsNumber ?? null,
    position: mapPosition(entry.address),
  };
}

/** Maps an accommodation to a card; null when it has no page in this language. */
export function mapAccommodationTeaser(
  entry: AccommodationTeaserFragment,
  context: MapContext,
): AccommodationTeaser | null {
  if (!entry.slug) return null;
  return {
    ...mapCommon(entry),
    href: href('accommodation', { slug: entry.slug }, context.locale),
    image: mapDecoration(entry.image, context),
    included: (entry.includedServices ?? []).filter((handle) => handle !== null),
    categories: entry.categories.flatMap((category) => category?.slug ?? []),
  };
}

function mapPrice(entry: Common): Price | null {
  if (typeof entry.priceMin !== 'number') return null;
  return {
    from: entry.priceMin,
    to: entry.priceMax ?? null,
    mode: option(pricingModes, entry.pricingMode, 'perPerson'),
  };
}

interface RelatedContent {
  blocks: Accommodation['blocks'];
  related: AccommodationTeaser[];
  notes: { priceDisclaimer?: string | null; accommodationDisclaimer?: string | null };
}

/** Maps an accommodation to its page. */
export function mapAccommodation(
  entry: AccommodationDetailFragment,
  { blocks, related, notes }: RelatedContent,
  context: MapContext,
): Accommodation {
  return {
    ...mapCommon(entry),
    excerpt: entry.excerpt ?? '',
    image: mapImage(entry.image, context),
    // A draft may have no slug yet.
    href: entry.slug ? href('accommodation', { slug: entry.slug }, context.locale) : '',
    gallery: mapGallery(entry.gallery, context),
    categories: mapLabels(entry.categories, (slug) => categoryHref(slug, context.locale)),
    includedServices: (entry.includedServices ?? []).filter((name) => name !== null),
    condominiumFees: entry.condominiumFees ?? null,
    houseRulesHtml: mapRichText(entry.houseRules, context),
    ownerTermsHtml: mapRichText(entry.ownerTerms, context),
    ownerName: entry.ownerName ?? '',
    contacts: mapContacts(entry.contactLinks, context),
    embed: findEmbed(entry.embedUrl),
    terms: mapTerms(entry, context),
    energy: mapEnergy(entry),
    verifiedOn: mapFormattedDate(entry.verifiedOn, context),
    updatedAt: mapFormattedDate(entry.dateUpdated, context),
    priceDisclaimerHtml: mapRichText(notes.priceDisclaimer, context),
    accommodationDisclaimerHtml: mapRichText(notes.accommodationDisclaimer, context),
    blocks,
    related,
  };
}

/** The address of the listing of a category. */
export function categoryHref(slug: string, locale: Locale): string {
  return categoryHrefOf('accommodations', slug, locale);
}

type RawTerms = Pick<
  AccommodationDetailFragment,
  'deposit' | 'minimumStay' | 'maximumStay' | 'availableFrom' | 'cin'
>;

/** Maps the terms besides the price. */
export function mapTerms(entry: RawTerms, context: MapContext): Terms {
  return {
    deposit: entry.deposit ?? null,
    minimumStay: entry.minimumStay ?? null,
    maximumStay: entry.maximumStay ?? null,
    availableFrom: mapFormattedDate(entry.availableFrom, context),
    cin: entry.cin ?? '',
  };
}

type RawEnergy = Pick<
  AccommodationDetailFragment,
  'energyClass' | 'energyExemption' | 'epglNren' | 'epglRen' | 'envelopeWinter' | 'envelopeSummer'
>;

/** Maps the energy certificate or the reason for its absence. */
export function mapEnergy(entry: RawEnergy): Energy {
  return {
    class: option(energyClasses, entry.energyClass, null),
    exemption: option(['seasonalUse', 'noHeating'], entry.energyExemption, null),
    nonRenewable: entry.epglNren ?? null,
    renewable: entry.epglRen ?? null,
    winter: option(qualities, entry.envelopeWinter, null),
    summer: option(qualities, entry.envelopeSummer, null),
  };
}
