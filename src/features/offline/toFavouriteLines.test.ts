import { createFormatters } from '@/i18n/format';
import { createI18n } from '@/i18n/createI18n';
import { allTexts } from '@/i18n/testing/allTexts';
import { teaser as room } from '@/content/accommodations/fixtures';
import { teaser as concert } from '@/content/events/fixtures';
import { emptyCards } from '@/features/favourites/emptyCards';
import { toFavouriteLines } from './toFavouriteLines';

const labelContext = { t: createI18n('it', allTexts).t, format: createFormatters('it') };

it('maps each favourite to a line with address, price or date', () => {
  const cards = {
    ...emptyCards(),
    accommodations: [room, { ...room, id: '9', address: '', price: null }],
    events: [concert],
    pages: [{ id: '7', title: 'Guida', href: '/guida' }],
  };
  const lines = toFavouriteLines(cards, labelContext);
  expect(lines.map(({ section, href }) => [section, href])).toEqual([
    ['accommodations', room.href],
    ['accommodations', room.href],
    ['events', concert.href],
    ['pages', '/guida'],
  ]);
  expect(lines[0]?.facts).toMatch(/^Vicolo del Fornaio 8 · .*€\u00a0420/);
  expect(lines[1]?.facts).toBe(labelContext.t('accommodations.price.onRequest'));
  expect(lines[2]?.facts).toContain(concert.when);
  expect(lines[3]?.facts).toBe('');
});
