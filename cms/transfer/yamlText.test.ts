import { parse } from 'yaml';
import { yamlText } from './yamlText';

test('short lists and texts in two languages are on one line', () => {
  const value = {
    title: { it: 'Letti', en: 'Beds' },
    tags: ['free', 'for-freshers'],
    address: { address: 'Via Alta 3, Colle', lat: 43.4, lng: 12 },
    energy: { energyClass: 'C' },
  };
  expect(yamlText(value)).toBe(`title: { it: Letti, en: Beds }
tags: [free, for-freshers]
address: { address: "Via Alta 3, Colle", lat: 43.4, lng: 12 }
energy:
  energyClass: C
`);
});

test.each([
  { title: 'A list [ with spaces ]', tags: ['[ a ]', 'b: c'] },
  { houseRules: '- one\nnote: [ x ]\n', title: 'after' },
  { tags: Array.from({ length: 20 }, (_, index) => `a-long-name-${index}`) },
  { date: '2026-12-04T21:00+01:00', number: '12', yes: 'true', text: 'a # b' },
])('%j is read as it was written', (value) => {
  expect(parse(yamlText(value))).toEqual(value);
});
