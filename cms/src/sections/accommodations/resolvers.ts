import { labelOf } from '../../fields/options';
import { categoryFields } from '../../api/categories/category';
import { categoryList } from '../../api/relatedLists';
import { contentManager } from '../../api/contentManager';
import type { SomeResolvers } from '../../api/ContractResolvers';
import { richTextField } from '../../api/richTextField';
import { assetList } from '../../api/media/assetList';
import { addressFields } from '../../api/address';
import { typedRowSources } from '../../api/rows';
import { dateTime } from '../../api/dateTime';
import { entryFields } from '../../api/entries/entry';
import { optionField } from '../../api/entries/optionField';
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
    gallery: ({ doc, site }) => typedRowSources('gallery', doc.gallery, site),
    categories: categoryList('accommodationsCategories', ({ doc }) => doc.categories),
    accommodationType: optionField(accommodationTypes, (doc) => doc.accommodationType),
    includedServices: ({ doc, site }, { label }) =>
      (doc.includedServices ?? []).map((service) =>
        label ? labelOf(includedServices, service, site) : service,
      ),
    pricingMode: optionField(pricingModes, (doc) => doc.pricingMode),
    houseRules: richTextField(({ doc }) => doc.houseRules),
    ownerTerms: richTextField(({ doc }) => doc.ownerTerms),
    availabilityStatus: optionField(availabilityStatuses, (doc) => doc.availabilityStatus),
    studentCardReserved: ({ doc }) => doc.studentCardReserved ?? false,
    energyClass: optionField(energyClasses, (doc) => doc.energyClass),
    energyExemption: optionField(energyExemptions, (doc) => doc.energyExemption),
    envelopeWinter: optionField(envelopeQualities, (doc) => doc.envelopeWinter),
    envelopeSummer: optionField(envelopeQualities, (doc) => doc.envelopeSummer),
    availableFrom: ({ doc }) => dateTime(doc.availableFrom),
    verifiedOn: ({ doc }) => dateTime(doc.verifiedOn),
    ...addressFields,
    contentManager,
  },
  accommodationsCategories_Category: {
    ...categoryFields,
    backgroundImage: assetList(({ doc }) => doc.backgroundImage),
  },
} satisfies SomeResolvers;
