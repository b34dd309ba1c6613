import type { Price } from '../accommodations/model';

/** Euro a month. */
export interface Amount {
  from: number;
  /** Null where there is one price. */
  to: number | null;
}

export type Cost =
  /** The price has to be asked for. */
  | { kind: 'unknown' }
  /** The price is for several people, and nobody says for how many. */
  | { kind: 'undivided' }
  | {
      kind: 'known';
      total: Amount;
      /** Among how many people rent and fees are divided. */
      people: number;
      /** False where the fees are not told, and so not in the total. */
      withFees: boolean;
    };

interface Home {
  price: Price | null;
  fees: number | null;
  beds: number | null;
  bedrooms: number | null;
}

/**
 * What one person pays a month: rent and condominium fees as the listing states them, divided
 * equally among the beds that the price is for, all of them taken. Whole euro, rounded up: nobody
 * shall find it dearer than it was said to be.
 */
export function costPerPerson({ price, fees, beds, bedrooms }: Home): Cost {
  if (!price) return { kind: 'unknown' };
  const people = peopleOf(price.mode, beds, bedrooms);
  if (people === null) return { kind: 'undivided' };
  const each = (rent: number) => Math.ceil((rent + (fees ?? 0)) / people);
  const isRange = price.to !== null && price.to > price.from;
  return {
    kind: 'known',
    total: { from: each(price.from), to: isRange ? each(price.to ?? price.from) : null },
    people,
    withFees: fees !== null,
  };
}

function peopleOf(mode: Price['mode'], beds: number | null, bedrooms: number | null) {
  if (mode === 'perPerson') return 1;
  if (!beds) return null;
  if (mode === 'wholeHouse') return beds;
  // Of a house with three rooms and four beds, a room is for one person at least.
  return Math.max(1, Math.floor(beds / (bedrooms || 1)));
}
