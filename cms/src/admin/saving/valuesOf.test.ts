import { merge } from './merge';
import { valuesOf } from './valuesOf';

const empty = { contentManager: { rows: [], value: 0, initialValue: 0 } };

it('reads an empty list of a form as what a document has, so that a colleague’s first block is no conflict', () => {
  const mine = valuesOf({ ...empty, title: { value: 'Mine', initialValue: 'Before' } });
  expect(mine).toEqual({ contentManager: [], title: 'Mine' });
  const theirs = { title: 'Before', contentManager: [{ id: 'a', blockType: 'textContent' }] };
  expect(merge({ title: 'Before' }, mine, theirs)).toEqual({
    value: { title: 'Mine', contentManager: theirs.contentManager },
    conflicts: [],
  });
});
