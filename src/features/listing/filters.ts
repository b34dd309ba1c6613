import { availabilities, pricingModes } from '@/content/accommodations/model';
import { isClosed } from '@/content/shared/deadline';
import { contains } from '@/geo/bounds';
import { streetKm } from '@/geo/distance';
import { minutesFor } from '@/geo/travelTime';
import { filter, isReversed, type Field, type FormText } from './Filter';
import { includedServices, typeLabel, typesOf, type EntryType } from './options';
import { integerUpTo, kilometres, mapBounds, oneOf, slugOf, someOf } from './parameterTypes';
import { period } from './period';

const isAtLeast = (value: number | null | undefined, least: number | null) =>
  least === null || (typeof value === 'number' && value >= least);

const isAtMost = (value: number | null | undefined, most: number | null) =>
  most === null || (typeof value === 'number' && value <= most);

const isAmong = <Value>(value: Value | null | undefined, options: readonly Value[]) =>
  options.length === 0 || options.some((one) => one === value);

const maxRooms = 99;
const rooms = integerUpTo(maxRooms);
const counter = (label: FormText, hint: FormText): Field => ({
  kind: 'counter',
  label,
  hint,
  max: maxRooms,
});

/** Euro per month. */
const maxPrice = 99_999;
const price = integerUpTo(maxPrice);
const euro = (label: FormText): Field => ({ kind: 'euro', label, max: maxPrice });

const checkboxes: Field = { kind: 'checkboxes' };

/** The distances to choose from, in kilometres. */
const distances = [0.5, 1, 1.5, 2, 3, 5];

/**
 * The filters of listings, in the order of their chips. Addresses, the form, the chips, saved searches, and what
 * matches in the browser and on the server follow from this table (docs/how-to-add-a-filter.md).
 */
export const filters = {
  category: filter({
    parameters: { category: slugOf('categories') },
    // The pills above the listing show and change it.
    form: null,
    matches: ({ categories = [] }, { category }) =>
      category === null ||
      categories.some((one) => (typeof one === 'string' ? one : one.slug) === category),
    label: () => null,
  }),
  type: filter({
    parameters: { type: someOf<EntryType>((section) => typesOf[section]) },
    form: { group: 'type', fields: { type: checkboxes } },
    matches: (item, { type }) => isAmong<string>(item.type, type),
    label: ({ type: [type] }, { section, t }) => type && typeLabel(section, type, t),
  }),
  beds: filter({
    parameters: { beds: rooms },
    form: {
      group: 'space',
      fields: { beds: counter('filters.form.beds', 'filters.form.bedsHint') },
    },
    matches: (item, { beds }) => isAtLeast(item.beds, beds),
    label: ({ beds }, { t }) => (beds === null ? null : t('listing.active.beds', { count: beds })),
  }),
  rooms: filter({
    parameters: { rooms },
    form: {
      group: 'space',
      fields: { rooms: counter('filters.form.rooms', 'filters.form.atLeast') },
    },
    matches: (item, { rooms: least }) => isAtLeast(item.bedrooms, least),
    label: ({ rooms: count }, { t }) =>
      count === null ? null : t('listing.active.rooms', { count }),
  }),
  baths: filter({
    parameters: { baths: rooms },
    form: {
      group: 'space',
      fields: { baths: counter('filters.form.baths', 'filters.form.atLeast') },
    },
    matches: (item, { baths }) => isAtLeast(item.bathrooms, baths),
    label: ({ baths: count }, { t }) =>
      count === null ? null : t('listing.active.baths', { count }),
  }),
  price: filter({
    parameters: { priceFrom: price, priceTo: price },
    form: {
      group: 'price',
      fields: { priceFrom: euro('filters.form.priceFrom'), priceTo: euro('filters.form.priceTo') },
    },
    repair: ({ priceFrom, priceTo }) =>
      isReversed(priceFrom, priceTo) ? { priceFrom: null, priceTo: null } : {},
    matches: (item, { priceFrom, priceTo }) =>
      isAtLeast(item.price?.from, priceFrom) && isAtMost(item.price?.from, priceTo),
    label: ({ priceFrom, priceTo }, { t, format }) => {
      const from = priceFrom === null ? '' : format.euro(priceFrom);
      const to = priceTo === null ? '' : format.euro(priceTo);
      if (from && to) return t('listing.active.priceRange', { from, to });
      if (from) return t('listing.active.priceFrom', { from });
      return to && t('listing.active.priceTo', { to });
    },
  }),
  pricing: filter({
    parameters: { pricing: someOf(() => pricingModes) },
    form: { group: 'pricing', fields: { pricing: checkboxes } },
    matches: (item, { pricing }) => isAmong(item.price?.mode, pricing),
    label: ({ pricing: [mode] }, { t }) => mode && t(`listing.pricing.${mode}`),
  }),
  included: filter({
    parameters: { included: someOf(() => includedServices) },
    form: { group: 'included', fields: { included: checkboxes } },
    matches: (item, { included }) => included.every((one) => item.included?.includes(one)),
    label: ({ included: [one] }, { t }) => one && t(`listing.included.${one}`),
  }),
  availability: filter({
    parameters: { availability: someOf(() => availabilities) },
    form: { group: 'availability', fields: { availability: checkboxes } },
    matches: (item, { availability }) => isAmong(item.availability, availability),
    label: ({ availability: [one] }, { t }) => one && t(`accommodations.availability.${one}`),
  }),
  card: filter({
    parameters: { card: oneOf<'only' | 'without' | null>(['only', 'without'], null) },
    form: {
      group: 'card',
      fields: {
        card: {
          kind: 'radios',
          texts: {
            '': 'filters.form.cardAny',
            only: 'filters.form.cardOnly',
            without: 'filters.form.cardWithout',
          },
        },
      },
    },
    matches: (item, { card }) => card === null || item.studentCardReserved === (card === 'only'),
    label: ({ card }, { t }) =>
      card && t(card === 'only' ? 'listing.active.cardOnly' : 'listing.active.cardWithout'),
  }),
  distance: filter({
    parameters: { near: slugOf('universities'), within: kilometres },
    form: {
      group: 'distance',
      fields: {
        near: {
          kind: 'select',
          label: 'filters.form.near',
          none: 'filters.form.nearAny',
          optionsOf: ({ universities }) =>
            universities
              .filter(({ position }) => position !== null)
              .map(({ slug, title }) => ({ value: slug, text: title })),
        },
        within: {
          kind: 'select',
          label: 'filters.form.within',
          none: 'filters.form.withinAny',
          optionsOf: ({ t, format }, chosen) =>
            [...new Set([...distances, Number(chosen)])].filter(Boolean).map((km) => ({
              value: String(km),
              text: t('filters.form.km', {
                km: format.number(km),
                minutes: minutesFor(km, 'walking'),
              }),
            })),
        },
      },
    },
    repair: ({ near }) => (near === null ? { within: null } : {}),
    matches: ({ position }, { within }, near) =>
      within === null || (!!position && !!near && streetKm(position, near) <= within),
    label: ({ near, within }, { t, format, universities }) => {
      const university = universities.find(({ slug }) => slug === near)?.title;
      if (!university || within === null)
        return university && t('listing.active.near', { university });
      const minutes = minutesFor(within, 'walking');
      return t('listing.active.within', { university, km: format.number(within), minutes });
    },
  }),
  deadline: filter({
    parameters: { deadline: someOf(() => ['only'] as const) },
    form: { group: 'deadline', fields: { deadline: checkboxes } },
    // Closed since the list was loaded: no longer there.
    matches: (item, { deadline }) =>
      !isClosed(item.deadline, Date.now()) && (deadline.length === 0 || !!item.deadline),
    label: ({ deadline: [only] }, { t }) => only && t('listing.active.deadline'),
  }),
  period,
  bounds: filter({
    parameters: { bounds: mapBounds },
    // The map changes them.
    form: null,
    matches: ({ position }, { bounds }) =>
      bounds === null || (!!position && contains(bounds, position)),
    label: ({ bounds }, { t }) => bounds && t('listing.active.bounds'),
  }),
};
