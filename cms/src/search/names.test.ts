import names from '../../test/corpus/names.json';
import { slugify } from '../lib/slugify';
import { sortKey } from '../lib/sortKey';
import { SearchIndex } from './SearchIndex';

const index = new SearchIndex('it');
names.forEach(({ title }, id) =>
  index.put({ collection: 'news', id, title, summary: '', text: '', from: 0, until: Infinity }),
);

it.each(names)(
  '$title has an address, a place in lists, and is found',
  ({ title, slug, sort, queries }) => {
    expect(slugify(title)).toBe(slug);
    expect(sortKey(title)).toBe(sort);
    for (const query of queries)
      expect([query, index.find(query, 1).map(({ id }) => names[id]?.title)]).toEqual([
        query,
        expect.arrayContaining([title]),
      ]);
  },
);
