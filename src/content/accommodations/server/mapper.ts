import { option } from '@/lib/option';
import type { AccommodationDetailFragment, AccommodationTeaserFragment } from '@/gql/graphql';
import { categoryHref } from '@/routing/categoryHref';
import { href } from '@/routing/href';
import type { MapperContext } from '@/server/mapping/context';
import { mapGallery } from '@/blocks/Gallery/galleryItems.mapper';
import { mapDecoration } from '@/server/mapping/mapImage';
import { mapRichText } from '@/server/mapping/mapRichText';
import { mapFormattedDate } from '@/server/mapping/mapFormattedDate';
import { mapDetail, mapLabels, mapTeaser } from '@/content/shared/server/mapper';
import { energyClasses } from '../energy';
import {
  accommodationTypes,
  availabilities,
  envelopeQualities,
  pricingModes,
  type AccommodationTeaser,
  type Energy,
  type Price,
  type Terms,
} from '../model';
import type { Accommodation } from '../detail';

type Raw = Omit<
  AccommodationTeaserFragment,
  'image' | 'categories' | 'includedServices' | '__typename'
>;

/** Maps what both the card and the page show. */
function mapFacts(entry: Raw) {
  return {
    type: option(accommodationTypes, entry.accommodationType, null),
    price: mapPrice(entry),
    availability: option(availabilities, entry.availabilityStatus, 'available'),
    studentCardReserved: entry.studentCardReserved ?? false,
    bedrooms: entry.bedrooms ?? null,
    beds: entry.bedsNumber ?? null,
    bathrooms: entry.bathroomsNumber ?? null,
  };
}

/** Maps an accommodation to a card; null when it has no page in this language. */
export function mapAccommodationTeaser(
  entry: AccommodationTeaserFragment,
  context: MapperContext,
): AccommodationTeaser | null {
  const teaser = mapTeaser('accommodation', entry, context);
  return (
    teaser && {
      ...teaser,
      ...mapFacts(entry),
      image: mapDecoration(entry.image, context),
      included: (entry.includedServices ?? []).filter((handle) => handle !== null),
      categories: entry.categories.flatMap((category) => category?.slug ?? []),
    }
  );
}

function mapPrice(entry: Raw): Price | null {
  const { priceMin: from, priceMax } = entry;
  if (typeof from !== 'number') return null;
  return {
    from,
    // An editor may leave a highest price from before the lowest one was raised.
    to: typeof priceMax === 'number' && priceMax > from ? priceMax : null,
    mode: option(pricingModes, entry.pricingMode, 'perPerson'),
  };
}

interface RelatedContent {
  blocks: Accommodation['blocks'];
  related: AccommodationTeaser[];
  notes: { priceDisclaimer?: string | null; accommodationDisclaimer?: string | null };
}

export function mapAccommodation(
  entry: AccommodationDetailFragment,
  { blocks, related, notes }: RelatedContent,
  context: MapperContext,
): Accommodation {
  const labels = mapLabels(entry.categories, (slug) =>
    categoryHref('accommodations', slug, context.locale),
  );
  return {
    ...mapDetail(entry, entry.image, labels, blocks, context),
    ...mapFacts(entry),
    // A draft may have no slug yet.
    href: entry.slug ? href('accommodation', { slug: entry.slug }, context.locale) : '',
    gallery: mapGallery(entry.gallery, context),
    includedServices: (entry.includedServices ?? []).filter((name) => name !== null),
    condominiumFees: entry.condominiumFees ?? null,
    houseRulesHtml: mapRichText(entry.houseRules, context),
    ownerTermsHtml: mapRichText(entry.ownerTerms, context),
    ownerName: entry.ownerName ?? '',
    terms: mapTerms(entry, context),
    energy: mapEnergy(entry),
    verifiedOn: mapFormattedDate(entry.verifiedOn, context),
    priceDisclaimerHtml: mapRichText(notes.priceDisclaimer, context),
    accommodationDisclaimerHtml: mapRichText(notes.accommodationDisclaimer, context),
    related,
  };
}

type RawTerms = Pick<
  AccommodationDetailFragment,
  'deposit' | 'minimumStay' | 'maximumStay' | 'availableFrom' | 'cin'
>;

export function mapTerms(entry: RawTerms, context: MapperContext): Terms {
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

export function mapEnergy(entry: RawEnergy): Energy {
  return {
    class: option(energyClasses, entry.energyClass, null),
    exemption: option(['seasonalUse', 'noHeating'], entry.energyExemption, null),
    nonRenewable: entry.epglNren ?? null,
    renewable: entry.epglRen ?? null,
    winter: option(envelopeQualities, entry.envelopeWinter, null),
    summer: option(envelopeQualities, entry.envelopeSummer, null),
  };
}
