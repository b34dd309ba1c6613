import { createI18n } from '@/i18n/createI18n';
import { allTexts } from '@/i18n/testing/allTexts';
import { stayText } from './stayText';

const { t } = createI18n('en', allTexts);

it.each([
  [6, 36, '6 to 36 months'],
  [12, 12, '12 months'],
  [1, null, 'at least 1 month'],
  [null, 3, 'up to 3 months'],
  [null, null, null],
])('formats a stay from %s to %s months', (minimumStay, maximumStay, text) => {
  expect(stayText({ minimumStay, maximumStay }, t)).toBe(text);
});
