import { createT } from '@/i18n/translate';
import accommodations from '../../../public/locales/en/accommodations.json';
import { stayText } from './stayText';

const t = createT({ accommodations }, 'en');

it.each([
  [6, 36, '6 to 36 months'],
  [12, 12, '12 months'],
  [1, null, 'at least 1 month'],
  [null, 3, 'up to 3 months'],
  [null, null, null],
])('formats a stay from %s to %s months', (minimumStay, maximumStay, text) => {
  expect(stayText({ minimumStay, maximumStay }, t)).toBe(text);
});
