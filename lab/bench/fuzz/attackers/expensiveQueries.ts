import { addressesOf, type Attacker, type Ports } from '../../../../e2e/attack/Attacker';
import type { Random } from '../../../../e2e/attack/Random';
import { documentOf } from '../../../../e2e/attack/documents';
import { hostilePost, randomAddress } from '../hostileFetch';
import { sections } from '../sections';

const blocks = `contentManager { __typename }`;

/** Selections of an entry, the most expensive ones last. */
const selections = [
  'id title url',
  'id title slug uri url postDate expiryDate sectionHandle',
  'id ... on EntryInterface { title seo { title description } }',
  `id title ${blocks}`,
];

const list = (random: Random, alias: string): string => {
  const limit = random.one([1, 24, 100, 500, 1000, 10_000]);
  const section = random.oneIn(3) ? '"*"' : `"${random.one(sections)}"`;
  const search = random.oneIn(5) ? `, search: "${random.one(['a', 'casa', 'e', 'univers'])}"` : '';
  const offset = random.oneIn(4) ? `, offset: ${random.below(3000)}` : '';
  return `${alias}: entries(section: [${section}], site: ["*"], limit: ${limit}${search}${offset}) { ${random.one(selections)} }`;
};

/** Returns a document that selects as much as possible: aliases, nested fragments, long lists. */
function expensiveDocument(random: Random): string {
  const count = random.one([1, 2, 5, 20, 100, 300]);
  const lists = Array.from({ length: count }, (_, index) => list(random, `a${index}`));
  if (random.oneIn(3)) return `{ ${lists.join(' ')} }`;
  const depth = 1 + random.below(6);
  const nested = Array.from(
    { length: depth },
    (_, level) => `fragment F${level} on Query { ...F${level + 1} }`,
  );
  return `{ ...F0 } ${nested.join(' ')} fragment F${depth} on Query { ${lists.join(' ')} }`;
}

/** Sends queries of the contract that cost as much as possible. */
export const expensiveQueries = (ports: Ports): Attacker => ({
  name: 'expensive queries',
  clients: 2,
  attack(random) {
    const query = random.oneIn(4) ? documentOf(random) : expensiveDocument(random);
    const headers = { 'x-forwarded-for': randomAddress(random) };
    return hostilePost(`${addressesOf(ports).cms}/api`, { query }, headers);
  },
});
