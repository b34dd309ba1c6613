import { dayInRome } from '@/i18n/dayInRome';
import { streetKm } from './distance';
import type { Findable, Finding, NearChoice, Position } from './model';

/** What to compare with besides the entries themselves. */
export type Universities = readonly Pick<NearChoice, 'slug' | 'position'>[];

/**
 * Those that were asked for, in the order that was asked for. This is the one meaning of every
 * filter: what the contract answers is held equal to it by tests.
 * @param items all of a section, in its usual order
 */
export function select<Item extends Findable>(
  items: readonly Item[],
  finding: Finding,
  universities: Universities = [],
): Item[] {
  const near = universities.find(({ slug }) => slug === finding.near)?.position ?? null;
  return sorted(
    items.filter((item) => fits(item, finding) && isWithin(item, finding, near)),
    finding,
    near,
  );
}

const atLeast = (value: number | null | undefined, least: number | null) =>
  least === null || (typeof value === 'number' && value >= least);

const atMost = (value: number | null | undefined, most: number | null) =>
  most === null || (typeof value === 'number' && value <= most);

const among = <Value>(value: Value | null | undefined, wanted: readonly Value[]) =>
  wanted.length === 0 || wanted.some((one) => one === value);

function fits(item: Findable, finding: Finding): boolean {
  return (
    isIn(item, finding.category) &&
    among<string>(item.type, finding.type) &&
    atLeast(item.beds, finding.beds) &&
    atLeast(item.bedrooms, finding.rooms) &&
    atLeast(item.bathrooms, finding.baths) &&
    atLeast(item.price?.from, finding.priceFrom) &&
    atMost(item.price?.from, finding.priceTo) &&
    among(item.price?.mode, finding.pricing) &&
    finding.included.every((name) => item.included?.includes(name)) &&
    among(item.availability, finding.availability) &&
    (finding.card === null || item.studentCardReserved === (finding.card === 'only')) &&
    isInTime(item, finding) &&
    isInBounds(item.position, finding.bounds)
  );
}

function isIn({ categories = [] }: Findable, wanted: string | null): boolean {
  return (
    wanted === null ||
    categories.some((one) => (typeof one === 'string' ? one : one.slug) === wanted)
  );
}

/** Of events: those of some days, else what is still to come, or what is over. */
function isInTime({ start, end, state }: Findable, { from, to, when }: Finding): boolean {
  if (start === undefined) return true;
  if (from === null && to === null) return (state === 'past') === (when === 'past');
  const first = dayOf(start);
  const last = end && end > start ? dayOf(end) : first;
  return first !== '' && (from === null || last >= from) && (to === null || first <= to);
}

/** The day in Rome; empty for no time. */
function dayOf(iso: string): string {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? '' : dayInRome(time);
}

function isInBounds(at: Position | null | undefined, bounds: Finding['bounds']): boolean {
  if (bounds === null) return true;
  const [west, south, east, north] = bounds;
  return !!at && at.lng >= west && at.lng <= east && at.lat >= south && at.lat <= north;
}

function isWithin({ position }: Findable, { within }: Finding, near: Position | null): boolean {
  return within === null || (!!position && !!near && streetKm(position, near) <= within);
}

function sorted<Item extends Findable>(
  items: Item[],
  { sort, when }: Finding,
  near: Position | null,
): Item[] {
  switch (sort) {
    case 'cheapest':
      return by(items, (item) => item.price?.from);
    case 'dearest':
      return by(items, (item) => item.price && -item.price.from);
    case 'nearest':
      return by(items, ({ position }) => near && position && streetKm(position, near));
    case 'usual':
      // What is over is told backwards.
      return when === 'past' ? items.reverse() : items;
  }
}

/** In the order of a number; those without one come last. */
function by<Item>(items: Item[], value: (item: Item) => number | null | undefined): Item[] {
  const keyed = items.map((item) => ({ item, key: value(item) ?? Infinity }));
  return keyed.sort((a, b) => (a.key === b.key ? 0 : a.key - b.key)).map(({ item }) => item);
}
