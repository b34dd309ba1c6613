import { documentOf, elementId } from './elementId';

test('ids of different collections are unique and can be mapped back to their documents', () => {
  expect(elementId('accommodations', 12)).toBe('1202');
  expect(elementId('pages', 12)).not.toBe(elementId('accommodations', 12));
  expect(documentOf('1202')).toEqual({ collection: 'accommodations', id: 12 });
  expect(documentOf(1202)).toEqual({ collection: 'accommodations', id: 12 });
});

test('the largest id that PostgreSQL can store is one', () => {
  expect(documentOf('214748364702')).toEqual({ collection: 'accommodations', id: 2 ** 31 - 1 });
});

test.each(['', 'x', '99', '1299', '-1202', '12.02', '214748364802', null, undefined])(
  '%j is not an id',
  (id) => {
    expect(documentOf(id)).toBeUndefined();
  },
);
