import { isPhone, phonesIn, textsAt, typedDigits } from './officeDocuments';

test('reads the texts at a path, in all languages and of each row', () => {
  const home = {
    address: { address: 'Via Alta 44', lat: 43 },
    contactLinks: [
      { label: { it: 'Scrivi a Marta', en: 'Write to Marta' }, href: 'mailto:marta@example.org' },
      { label: null, href: 'tel:+39071123456' },
    ],
  };
  expect(textsAt(home, 'address.address')).toEqual(['Via Alta 44']);
  expect(textsAt(home, 'contactLinks.label')).toEqual(['Scrivi a Marta', 'Write to Marta']);
  expect(textsAt(home, 'contactLinks.href')).toHaveLength(2);
  expect(textsAt(home, 'ownerName')).toEqual([]);
});

test.each([
  ['071 123456', true],
  ['+39 071-123.456', true],
  ['0039071123456', true],
  ['123 456', true],
  ['123457', false],
])('a telephone number is found as %s: %s', (typed, isFound) => {
  const [phone = ''] = phonesIn(['tel:+39071123456']);
  expect(isPhone(phone, typedDigits(typed) ?? '-')).toBe(isFound);
});

test('a number with its prefix finds one that is stored without', () => {
  const [phone = ''] = phonesIn(['Chiamare lo 071 123456 dopo le 18']);
  expect(isPhone(phone, typedDigits('+39 071 123456') ?? '-')).toBe(true);
});

test.each(['via 12', '12', 'N12345'])('%s is no telephone number', (typed) =>
  expect(typedDigits(typed)).toBeNull(),
);
