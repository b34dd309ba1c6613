import { merge } from './merge';
import { withEmptyLists } from './withEmptyLists';

it('reads an empty list as a document has it, so that a colleague’s first block is no conflict', () => {
  const field = { rows: [], value: 0, initialValue: 0 };
  const mine = { contentManager: withEmptyLists({ field }).field?.value };
  const theirs = { contentManager: [{ id: 'a', blockType: 'textContent' }] };
  expect(merge({}, mine, theirs)).toEqual({ value: theirs, conflicts: [] });
});
