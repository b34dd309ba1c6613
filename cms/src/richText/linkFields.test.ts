import type { FieldAffectingData, TextField } from 'payload';
import { linkFields } from './linkFields';

const url = {
  name: 'url',
  type: 'text',
  required: true,
  hooks: { beforeChange: [({ value }) => encodeURIComponent(String(value))] },
} satisfies TextField;
const others: FieldAffectingData[] = [{ name: 'newTab', type: 'checkbox' }];

/** What the form of a link in a text answers to an address. */
function answerTo(value: string, linkType = 'custom'): unknown {
  const [field] = linkFields({ defaultFields: [url, ...others] });
  if (field?.type !== 'text' || field.hasMany === true || !field.validate)
    throw new Error('The address has no validator.');
  const req = { t: () => 'required', i18n: { language: 'en' } };
  const options = { required: true, siblingData: { linkType }, req };
  return field.validate(value, options as unknown as Parameters<typeof field.validate>[1]);
}

test.each([
  'https://example.org/a',
  '/alloggi?included=wifi,desk',
  'mailto:ada@example.org',
  'tel:+39 055 123',
  '#prices',
  'www.example.org',
  'example.org/a',
  'ada@example.org',
  '071 123456',
])('the form of a link accepts %s', (address) => {
  expect(answerTo(address)).toBe(true);
});

test.each(['relazione.pdf', 'https://', 'javascript:x', '071'])(
  'the form of a link refuses %s, which the site would not link to',
  (address) => {
    expect(answerTo(address)).toContain('starts with https://');
  },
);

test('a link to content has no address to check', () => {
  expect(answerTo('', 'internal')).toBe(true);
});

test('an address is stored as it was typed, and the other fields stay as they are', () => {
  const [address, ...rest] = linkFields({ defaultFields: [url, ...others] });
  expect(address).toMatchObject({ name: 'url', required: true, hooks: {} });
  expect(rest).toEqual(others);
});
