import {
  accommodationTypes,
  availabilityStatuses,
  includedServices,
  pricingModes,
} from '../../collections/Accommodations.options';
import { type Choice, labelOf } from '../../fields/options';
import type { Accommodation } from '../../payload-types';
import { categoryList } from '../categories/categoryList';
import { contentManager } from '../contentManager';
import type { TypeResolvers } from '../FieldResolver';
import { html } from '../html';
import { assetList } from '../media/assetList';
import { addressOf } from '../place';
import { typedRows } from '../rows';
import { seoOf } from '../seo';
import { entryFields, type EntrySource } from './entry';

type Source = EntrySource<'accommodations'>;
type Label = { label?: boolean | null };

/** A value, or its name in the site's language when the query asks for the label. */
const option =
  (options: Choice[], pick: (doc: Accommodation) => string | null | undefined) =>
  ({ doc, site }: Source, { label }: Label) => {
    const value = pick(doc);
    return value && label ? labelOf(options, value, site) : value;
  };

const serviceNames = ({ doc, site }: Source, { label }: Label): string[] =>
  (doc.includedServices ?? []).map((service) =>
    label ? labelOf(includedServices, service, site) : service,
  );

export const accommodationResolvers: TypeResolvers = {
  accommodations_accommodations_Entry: {
    ...entryFields,
    image: assetList(({ doc }: Source) => doc.image),
    gallery: ({ doc, site }: Source) => typedRows('gallery', doc.gallery, site),
    excerpt: ({ doc }: Source) => doc.excerpt,
    categories: categoryList('accommodationsCategories', ({ doc }: Source) => doc.categories),
    accommodationType: option(accommodationTypes, (doc) => doc.accommodationType),
    bedrooms: ({ doc }: Source) => doc.bedrooms,
    bedsNumber: ({ doc }: Source) => doc.bedsNumber,
    bathroomsNumber: ({ doc }: Source) => doc.bathroomsNumber,
    includedServices: serviceNames,
    priceMin: ({ doc }: Source) => doc.priceMin,
    priceMax: ({ doc }: Source) => doc.priceMax,
    condominiumFees: ({ doc }: Source) => doc.condominiumFees,
    pricingMode: option(pricingModes, (doc) => doc.pricingMode),
    houseRules: html(({ doc }: Source) => doc.houseRules),
    ownerTerms: html(({ doc }: Source) => doc.ownerTerms),
    availabilityStatus: option(availabilityStatuses, (doc) => doc.availabilityStatus),
    studentCardReserved: ({ doc }: Source) => doc.studentCardReserved ?? false,
    ownerName: ({ doc }: Source) => doc.ownerName,
    address: ({ doc }: Source) => addressOf(doc.address),
    contactLinks: ({ doc }: Source) => doc.contactLinks ?? [],
    embedUrl: ({ doc }: Source) => doc.embedUrl,
    contentManager: contentManager(
      ({ doc }: { doc: Accommodation; site: Source['site'] }) => doc.contentManager,
    ),
    seo: seoOf,
  },
};
