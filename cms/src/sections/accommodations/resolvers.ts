import { labelOf } from '../../fields/options';
import { categoryFields } from '../../api/categories/category';
import { categoryList } from '../../api/relatedLists';
import { contentManager } from '../../api/contentManager';
import type { SomeResolvers } from '../../api/ContractResolvers';
import { html } from '../../api/html';
import { assetList } from '../../api/media/assetList';
import { placeFields } from '../../api/place';
import { typedRows } from '../../api/rows';
import { dateTime } from '../../api/dateTime';
import { entryFields } from '../../api/entries/entry';
import { option } from '../../api/entries/option';
import {
  accommodationTypes,
  availabilityStatuses,
  energyClasses,
  energyExemptions,
  envelopeQualities,
  includedServices,
  pricingModes,
} from './options';

export const accommodationResolvers = {
  accommodations_accommodations_Entry: {
    ...entryFields,
    image: assetList(({ doc }) => doc.image),
    gallery: ({ doc, site }) => typedRows('gallery', doc.gallery, site),
    categories: categoryList('accommodationsCategories', ({ doc }) => doc.categories),
    accommodationType: option(accommodationTypes, (doc) => doc.accommodationType),
    includedServices: ({ doc, site }, { label }) =>
      (doc.includedServices ?? []).map((service) =>
        label ? labelOf(includedServices, service, site) : service,
      ),
    pricingMode: option(pricingModes, (doc) => doc.pricingMode),
    houseRules: html(({ doc }) => doc.houseRules),
    ownerTerms: html(({ doc }) => doc.ownerTerms),
    availabilityStatus: option(availabilityStatuses, (doc) => doc.availabilityStatus),
    studentCardReserved: ({ doc }) => doc.studentCardReserved ?? false,
    energyClass: option(energyClasses, (doc) => doc.energyClass),
    energyExemption: option(energyExemptions, (doc) => doc.energyExemption),
    envelopeWinter: option(envelopeQualities, (doc) => doc.envelopeWinter),
    envelopeSummer: option(envelopeQualities, (doc) => doc.envelopeSummer),
    availableFrom: ({ doc }) => dateTime(doc.availableFrom),
    verifiedOn: ({ doc }) => dateTime(doc.verifiedOn),
    ...placeFields,
    contentManager,
  },
  accommodationsCategories_Category: {
    ...categoryFields,
    backgroundImage: assetList(({ doc }) => doc.backgroundImage),
  },
} satisfies SomeResolvers;
