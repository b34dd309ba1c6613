import type { Price } from '@/content/accommodations/model';

/** Euro a month. */
export interface Amount {
  from: number;
  /** Null for a single price. */
  to: number | null;
}

export type Cost =
  /** The price is on request. */
  | { kind: 'unknown' }
  /** The price is for several people, but the number of beds is unknown. */
  | { kind: 'undivided' }
  | {
      kind: 'known';
      total: Amount;
      /** The number of people who share rent and fees. */
      people: number;
      /** False if the fees are unknown and therefore not in the total. */
      withFees: boolean;
    };

interface Home {
  price: Price | null;
  fees: number | null;
  beds: number | null;
  bedrooms: number | null;
}

/**
 * What one person pays a month: rent and condominium fees of the entry, divided equally among the beds
 * of the price, assuming that all beds are taken. Whole euro, rounded up, so that the real cost is
 * never higher than the displayed one.
 */
export function costPerPerson({ price, fees, beds, bedrooms }: Home): Cost {
  if (!price) return { kind: 'unknown' };
  const people = peopleOf(price.mode, beds, bedrooms);
  if (people === null) return { kind: 'undivided' };
  const each = (rent: number) => Math.ceil((rent + (fees ?? 0)) / people);
  return {
    kind: 'known',
    total: { from: each(price.from), to: price.to === null ? null : each(price.to) },
    people,
    withFees: fees !== null,
  };
}

function peopleOf(mode: Price['mode'], beds: number | null, bedrooms: number | null) {
  if (mode === 'perPerson') return 1;
  if (!beds) return null;
  if (mode === 'wholeHouse') return beds;
  // In a home with fewer beds than rooms, a room still counts for one person.
  return Math.max(1, Math.floor(beds / (bedrooms || 1)));
}
