import { energy, nationalCode, verified } from './accommodation';
import { altText } from './altText';
import { leadingPicture } from './leadingPicture';
import { links } from './links';
import { eventDates, expired, staleOffer } from './outOfDate';
import { searchEngines } from './searchEngines';
import { both, daysAgo, testEntry, texts } from './testEntry';
import { translation } from './translation';
import type { Check } from './Warning';

const said = (check: Check, draft: Record<string, unknown>) => texts(check(testEntry({ draft })));

test('an advertisement without an energy class is warned of, unless it needs none', () => {
  expect(said(energy, {})).toEqual([expect.stringContaining('energy class is missing')]);
  expect(said(energy, { energyExemption: 'noHeating' })).toEqual([]);
});

test('an energy class goes with the indices of its certificate', () => {
  const indices = { epglNren: 120, envelopeWinter: 'good', envelopeSummer: 'poor' };
  expect(said(energy, { energyClass: 'D', ...indices })).toEqual([]);
  expect(
    energy(testEntry({ draft: { energyClass: 'D', ...indices, envelopeSummer: null } })),
  ).toEqual([expect.objectContaining({ severity: 'error', field: 'envelopeSummer' })]);
});

test('only the kinds that need a national code are asked for it', () => {
  expect(said(nationalCode, { accommodationType: 'singleRoom' })).toEqual([]);
  expect(said(nationalCode, { accommodationType: 'hostel' })).toHaveLength(1);
  const cin = 'IT000000B4X7K2M9QZ';
  expect(said(nationalCode, { accommodationType: 'hostel', cin })).toEqual([]);
});

test('a malformed national code is warned of, whatever the kind', () => {
  expect(said(nationalCode, { accommodationType: 'studio', cin: 'IT12' })).toEqual([
    expect.stringContaining('not written right'),
  ]);
});

test('an offer verified 180 days ago still counts, a day later it does not', () => {
  expect(said(staleOffer, { verifiedOn: daysAgo(180) })).toEqual([]);
  expect(said(staleOffer, { verifiedOn: daysAgo(181) })).toHaveLength(1);
  expect(said(verified, {})).toHaveLength(1);
});

test('“free soon” with a day gone by is warned of', () => {
  const availabilityStatus = 'freeSoon';
  expect(said(staleOffer, { availabilityStatus, availableFrom: daysAgo(1) })).toHaveLength(1);
  expect(said(staleOffer, { availabilityStatus, availableFrom: daysAgo(-1) })).toEqual([]);
  expect(said(staleOffer, { availabilityStatus: 'busy', availableFrom: daysAgo(1) })).toEqual([]);
});

test('an entry that has expired is warned of', () => {
  expect(said(expired, { expiryDate: daysAgo(1) })).toHaveLength(1);
  expect(said(expired, { expiryDate: daysAgo(-1) })).toEqual([]);
});

test('an event needs an end, and should not be over', () => {
  expect(said(eventDates, { eventStartDate: daysAgo(-2) })).toEqual([
    'Nobody knows when the event ends',
  ]);
  expect(said(eventDates, { eventStartDate: daysAgo(2), eventEndDate: daysAgo(-1) })).toEqual([]);
  expect(said(eventDates, { eventStartDate: daysAgo(2), eventEndDate: daysAgo(1) })).toEqual([
    'The event is over already',
  ]);
});

test('lists want a picture of everything but pages and places', () => {
  expect(said(leadingPicture, { image: 3 })).toEqual([]);
  expect(said(leadingPicture, {})).toHaveLength(1);
  expect(leadingPicture(testEntry({ collection: 'pages' }))).toEqual([]);
});

test('what search engines show should be there and fit, in both languages', () => {
  const seo = { title: both('Room'), description: { it: 'x'.repeat(161), en: ' ' } };
  expect(searchEngines(testEntry({ draft: { seo } }))).toEqual([
    expect.objectContaining({ severity: 'note', sites: ['it'], field: 'seo.description' }),
    expect.objectContaining({ severity: 'note', sites: ['en'], field: 'seo.description' }),
  ]);
  expect(said(searchEngines, { seo: { noIndex: true } })).toEqual([]);
});

test('a picture without a description is warned of in the languages that lack one', () => {
  const leaves = [{ type: 'upload' as const, value: [1, 2] }];
  const files = {
    1: { name: 'room.jpg', mimeType: 'image/jpeg', described: ['it' as const] },
    2: { name: 'film.mp4', mimeType: 'video/mp4', described: ['it' as const, 'en' as const] },
  };
  expect(altText(testEntry({ leaves, files }))).toEqual([
    expect.objectContaining({ media: 1, sites: ['en'] }),
  ]);
});

const toPage = { type: 'relationship' as const, value: { relationTo: 'pages', value: 7 } };
const page = { name: 'Rents', live: true, sites: ['it' as const, 'en' as const] };

test('a link to an entry that visitors find is fine', () => {
  expect(links(testEntry({ leaves: [toPage], targets: { 'pages 7': page } }))).toEqual([]);
});

test('a link to what was deleted, hidden or not translated is warned of', () => {
  const english = { ...toPage, site: 'en' as const };
  const of = (target?: Partial<typeof page>) =>
    texts(
      links(
        testEntry({
          leaves: [english],
          targets: target ? { 'pages 7': { ...page, ...target } } : {},
        }),
      ),
    );
  expect(of()).toEqual(['A link leads to deleted content']);
  expect(of({ live: false })).toEqual([expect.stringContaining('not published')]);
  expect(of({ sites: ['it'] })).toEqual([expect.stringContaining('not translated')]);
  expect(of({ sites: ['en'] })).toEqual([]);
});

test('a link inside a running text is looked at too', () => {
  const link = { type: 'link', fields: { linkType: 'internal', doc: toPage.value }, children: [] };
  const value = { root: { type: 'root', children: [{ type: 'paragraph', children: [link] }] } };
  expect(texts(links(testEntry({ leaves: [{ type: 'richText', value }] })))).toHaveLength(1);
});

const named = { title: both('Room'), slug: both('room') };

test('an entry without an English title is not in the English site, and nothing else is said', () => {
  const draft = { ...named, title: { it: 'Camera' }, contentManager: { it: [{}] } };
  expect(texts(translation(testEntry({ draft })))).toEqual([
    expect.stringContaining('English title is missing'),
  ]);
});

test('content and texts in one language only are warned of', () => {
  const draft = { ...named, contentManager: { it: [{}], en: [] } };
  const excerpt = { path: 'excerpt', label: { it: 'Riassunto', en: 'Summary' } };
  const leaves = [
    { ...excerpt, value: 'Bella', site: 'it' as const },
    { ...excerpt, value: '', site: 'en' as const },
  ];
  expect(texts(translation(testEntry({ draft, leaves })))).toEqual([
    'The content is written in one language only',
    '“Summary” is written in one language only',
  ]);
});

test('what is empty in both languages needs no translation', () => {
  const draft = { ...named, contentManager: {} };
  const leaves = (['it', 'en'] as const).map((site) => ({ path: 'excerpt', value: null, site }));
  expect(translation(testEntry({ draft, leaves }))).toEqual([]);
});
