import { isCondition, namesInherited } from './isCondition';

const title = { title: { like: 'casa' } };

test.each([
  ['a comparison', title],
  ['two of one field', { price: { greater_than: '1', less_than: '9' } }],
  ['a list', { and: [title, { or: [title, { id: { in: '1,2,3' } }] }] }],
  ['many ids', { id: { in: Array.from({ length: 3000 }, (_, index) => index) } }],
])('%s is a condition', (_, where) => {
  expect(isCondition(where)).toBe(true);
});

test.each([
  ['nothing', {}],
  ['a word', 'zzz'],
  ['a list of a word', { and: ['zzz'] }],
  ['an empty list', { and: [] }],
  ['an empty text as a list', { or: '' }],
  ['a list with an empty condition', { and: [title, {}] }],
  ['a list by numbers', { or: { 0: title } }],
  ['a field without a comparison', { title: {} }],
  ['a field with a word', { title: 'casa' }],
  ['a thousand words', { title: { like: 'a '.repeat(1000) } }],
  ['a thousand conditions', { or: Array.from({ length: 1000 }, () => title) }],
])('%s is none', (_, where) => {
  expect(isCondition(where)).toBe(false);
});

test.each([
  ['an empty text', { from: { like: '' } }],
  ['an empty list', { site: { not_in: [] } }],
  ['an empty number', { id: { greater_than: '' } }],
  ['a word for an id', { id: { not_equals: 'null' } }],
])('a change is refused with %s, which would select all documents', (_, where) => {
  expect(isCondition(where)).toBe(true);
  expect(isCondition(where, true)).toBe(false);
});

test.each([
  ['ids', { id: { in: '1,2' } }],
  ['whether there is a value', { postDate: { exists: 'false' } }],
  ['all documents of a list of the admin', { id: { not_equals: '' } }],
])('a change selects by %s', (_, where) => {
  expect(isCondition(where, true)).toBe(true);
});

test.each<[operator: string, operand: unknown]>([
  ['like', ' '],
  ['like', '%'],
  ['contains', '_'],
  ['like', '\0'],
  ['in', { x: 'q' }],
  ['equals', {}],
])('nothing is changed by a condition that %s %j', (operator, operand) => {
  expect(isCondition({ title: { [operator]: operand } }, true)).toBe(false);
});

test('a name that every object has is found in an address, however it is written', () => {
  expect(namesInherited('/news?where[slug][constructor]=q')).toBe(true);
  expect(namesInherited('/news?where%5B__proto__%5D%5Bequals%5D=q')).toBe(true);
  expect(namesInherited('/news?where[slug][equals]=constructor')).toBe(false);
});
