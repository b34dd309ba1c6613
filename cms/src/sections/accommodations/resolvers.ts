import {
  accommodationTypes,
  availabilityStatuses,
  energyClasses,
  energyExemptions,
  envelopeQualities,
  includedServices,
  pricingModes,
} from './options';
import { labelOf } from '../../fields/options';
import type { Accommodation } from '../../payload-types';
import { categoryFields, type CategorySource } from '../../api/categories/category';
import { categoryList } from '../../api/categories/categoryList';
import { contentManager } from '../../api/contentManager';
import type { TypeResolvers } from '../../api/FieldResolver';
import { html } from '../../api/html';
import { assetList } from '../../api/media/assetList';
import { placeFields } from '../../api/place';
import { typedRows } from '../../api/rows';
import { seoOf } from '../../api/seo';
import { dateTime } from '../../api/dateTime';
import { entryFields, type EntrySource } from '../../api/entries/entry';
import { type Label, option as optionOf } from '../../api/entries/option';

type Source = EntrySource<'accommodations'>;
const option = optionOf<Accommodation>;

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
    energyClass: option(energyClasses, (doc) => doc.energyClass),
    energyExemption: option(energyExemptions, (doc) => doc.energyExemption),
    epglNren: ({ doc }: Source) => doc.epglNren,
    epglRen: ({ doc }: Source) => doc.epglRen,
    envelopeWinter: option(envelopeQualities, (doc) => doc.envelopeWinter),
    envelopeSummer: option(envelopeQualities, (doc) => doc.envelopeSummer),
    cin: ({ doc }: Source) => doc.cin,
    deposit: ({ doc }: Source) => doc.deposit,
    minimumStay: ({ doc }: Source) => doc.minimumStay,
    maximumStay: ({ doc }: Source) => doc.maximumStay,
    availableFrom: ({ doc }: Source) => dateTime(doc.availableFrom),
    verifiedOn: ({ doc }: Source) => dateTime(doc.verifiedOn),
    ownerName: ({ doc }: Source) => doc.ownerName,
    ...placeFields,
    contentManager: contentManager(
      ({ doc }: { doc: Accommodation; site: Source['site'] }) => doc.contentManager,
    ),
    seo: seoOf,
  },
  accommodationsCategories_Category: {
    ...categoryFields,
    backgroundImage: assetList(
      ({ doc }: CategorySource<'accommodationsCategories'>) => doc.backgroundImage,
    ),
  },
};
