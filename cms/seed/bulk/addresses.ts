import { map } from '@studium/shared/town/appearance';
import type { Random } from '../random';
import type { Fields } from './BulkEntry';

/** Names of streets that many Italian towns have. */
export const streets = [
  ...['Via Roma', 'Via Garibaldi', 'Via Mazzini', 'Corso Italia', 'Via Dante', 'Via Cavour'],
  ...['Piazza Matteotti', 'Via Verdi', 'Viale della Stazione', 'Via dei Mille', 'Via Alta'],
  ...['Piazza del Duomo', 'Via Nuova', 'Borgo San Paolo', 'Via Leopardi', 'Vicolo del Pozzo'],
];

/** The share of the map, from each edge, in which there are no bulk entries: most of it is country. */
const edge = 0.3;

const between = (low: number, high: number, random: Random): number =>
  Math.round((low + (high - low) * random.range(edge, 1 - edge)) * 1e5) / 1e5;

/** An address anywhere in the town; without a position in a town without a map. */
export function addressOf(random: Random): Fields {
  const address = `${random.pick(streets)} ${random.int(1, 60)}`;
  if (!map) return { address };
  const [west, south, east, north] = map.bounds;
  return { address, lat: between(south, north, random), lng: between(west, east, random) };
}
