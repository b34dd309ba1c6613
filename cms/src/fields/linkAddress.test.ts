import { eachContact, normalizeAddress } from './linkAddress';

test.each(['071/123456 - 333 1234567', 'a@example.org, b@example.org'])(
  '%j are two contacts',
  (text) => expect(eachContact(text)).toHaveLength(2),
);

test.each([
  ['Anna Rossi <anna@example.org>', 'mailto:anna@example.org'],
  ['071/123456', 'tel:071123456'],
])('%j is one contact', (text, address) => {
  expect(eachContact(text)).toEqual([text]);
  expect(normalizeAddress(text)).toBe(address);
});
