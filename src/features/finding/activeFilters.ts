import type { Formatters } from '@/i18n/format';
import type { T } from '@/i18n/translate';
import type { CategoryChoice } from '../pages/categories';
import { minutesFor } from '../distance/estimate';
import { everything } from './codec';
import type { Finding, FindingSection, NearChoice } from './model';
import { includedServices } from './options';
import { typeLabel } from './typeLabel';

/** One thing that a list is narrowed by. */
export interface ActiveFilter {
  label: string;
  /** What is asked for without it. */
  without: Finding;
}

interface Words {
  t: T;
  format: Formatters;
  universities: readonly NearChoice[];
}

/** What a list is narrowed by besides its category, in the order of the address. */
export function activeFilters(
  section: FindingSection,
  finding: Finding,
  { t, format, universities }: Words,
): ActiveFilter[] {
  const active: ActiveFilter[] = [];
  const add = (label: string | null, without: Partial<Finding>) => {
    if (label !== null) active.push({ label, without: { ...finding, ...without, page: 1 } });
  };
  /** One for each value of a list. */
  const each = <Key extends 'type' | 'pricing' | 'included' | 'availability'>(
    key: Key,
    labelOf: (value: Finding[Key][number]) => string | null,
  ) => {
    const values: readonly Finding[Key][number][] = finding[key];
    for (const value of values)
      add(labelOf(value), { [key]: values.filter((other) => other !== value) });
  };
  const { beds, rooms, baths, card, within, bounds } = finding;

  each('type', (type) => typeLabel(section, type, t));
  if (beds !== null) add(t('finding.active.beds', { count: beds }), { beds: null });
  if (rooms !== null) add(t('finding.active.rooms', { count: rooms }), { rooms: null });
  if (baths !== null) add(t('finding.active.baths', { count: baths }), { baths: null });
  add(priceLabel(finding, t, format), { priceFrom: null, priceTo: null });
  each('pricing', (mode) => t(`finding.pricing.${mode}`));
  each('included', (name) => {
    const known = includedServices.find((one) => one === name);
    return known ? t(`finding.included.${known}`) : null;
  });
  each('availability', (one) => t(`accommodations.availability.${one}`));
  if (card !== null)
    add(t(card === 'only' ? 'finding.active.cardOnly' : 'finding.active.cardWithout'), {
      card: null,
    });
  const university = universities.find(({ slug }) => slug === finding.near)?.title;
  if (university)
    add(
      within === null
        ? t('finding.active.near', { university })
        : t('finding.active.within', {
            university,
            km: format.number(within),
            minutes: minutesFor(within, 'walking'),
          }),
      { near: null, within: null, sort: finding.sort === 'nearest' ? 'usual' : finding.sort },
    );
  add(daysLabel(finding, t, format), { from: null, to: null });
  if (finding.when === 'past') add(t('finding.active.past'), { when: 'coming' });
  if (bounds !== null) add(t('finding.active.bounds'), { bounds: null });
  return active;
}

/** All that a list is narrowed by, its category among it, in words. */
export function filterWords(
  finding: Finding,
  active: readonly ActiveFilter[],
  { categories }: { categories: readonly CategoryChoice[] },
): string[] {
  const category = categories.find(({ slug }) => slug !== null && slug === finding.category);
  return [category?.title ?? [], active.map(({ label }) => label)].flat();
}

/** The whole list, in the order and the view that were chosen. */
export const withoutFilters = ({ sort, view }: Finding): Finding => ({
  ...everything,
  sort: sort === 'nearest' ? 'usual' : sort,
  view,
});

function priceLabel({ priceFrom, priceTo }: Finding, t: T, format: Formatters): string | null {
  const from = priceFrom === null ? '' : format.euro(priceFrom);
  const to = priceTo === null ? '' : format.euro(priceTo);
  if (from && to) return t('finding.active.priceRange', { from, to });
  if (from) return t('finding.active.priceFrom', { from });
  return to ? t('finding.active.priceTo', { to }) : null;
}

function daysLabel({ from, to }: Finding, t: T, format: Formatters): string | null {
  if (from !== null && to !== null)
    return t('finding.active.days', { from: format.date(from), to: format.date(to) });
  if (from !== null) return t('finding.active.from', { from: format.date(from) });
  return to === null ? null : t('finding.active.to', { to: format.date(to) });
}
