import type { Attacker, Ports } from '../Attacker';
import type { Chance } from '../Chance';
import { documentOf } from '../documents';
import { hostileFetch, randomAddress } from '../hostileFetch';

const sections = ['accommodations', 'services', 'events', 'universities', 'news', 'pages', 'poi'];

const blocks = `contentManager { __typename }`;

/** Selections of an entry, the dear ones last. */
const selections = [
  'id title url',
  'id title slug uri url postDate expiryDate sectionHandle',
  'id ... on EntryInterface { title seo { title description } }',
  `id title ${blocks}`,
];

const list = (chance: Chance, alias: string): string => {
  const limit = chance.one([1, 24, 100, 500, 1000, 10_000]);
  const section = chance.oneIn(3) ? '"*"' : `"${chance.one(sections)}"`;
  const search = chance.oneIn(5) ? `, search: "${chance.one(['a', 'casa', 'e', 'univers'])}"` : '';
  const offset = chance.oneIn(4) ? `, offset: ${String(chance.below(3000))}` : '';
  return `${alias}: entries(section: [${section}], site: ["*"], limit: ${String(limit)}${search}${offset}) { ${chance.one(selections)} }`;
};

/** A document that asks for as much as it can: aliases, fragments in fragments, long lists. */
function dearDocument(chance: Chance): string {
  const count = chance.one([1, 2, 5, 20, 100, 300]);
  const lists = Array.from({ length: count }, (_, index) => list(chance, `a${String(index)}`));
  if (chance.oneIn(3)) return `{ ${lists.join(' ')} }`;
  const depth = 1 + chance.below(6);
  const nested = Array.from(
    { length: depth },
    (_, level) => `fragment F${String(level)} on Query { ...F${String(level + 1)} }`,
  );
  return `{ ...F0 } ${nested.join(' ')} fragment F${String(depth)} on Query { ${lists.join(' ')} }`;
}

/** Questions to the contract that cost as much as possible. */
export const dearQueries = ({ cms }: Ports): Attacker => ({
  name: 'dear queries',
  clients: 2,
  attack(chance) {
    const query = chance.oneIn(4) ? documentOf(chance) : dearDocument(chance);
    return hostileFetch({
      url: `http://127.0.0.1:${String(cms)}/api`,
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': randomAddress(chance) },
      body: JSON.stringify({ query }),
    });
  },
});
