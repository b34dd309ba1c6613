import {
  energy,
  nationalCode,
  lawfulDeposit,
  plausiblePrice,
  ranges,
  staleOffer,
  verified,
} from '../sections/accommodations/warnings';
import { eventDates } from '../sections/events/warnings';
import { htmlToLexical } from '../richText/htmlToLexical';
import { altText } from './altText';
import { embeds } from './embeds';
import { leadingPicture } from './leadingPicture';
import { links } from './links';
import { expired } from './expired';
import { searchEngines } from './searchEngines';
import { sites } from '../sites';
import { both, daysAgo, testEntry, texts } from './testing/testEntry';
import { translation } from './translation';
import { trashedFiles } from './trashedFiles';
import type { Check } from './Warning';

const warningTexts = (check: Check, draft: Record<string, unknown>) =>
  texts(check(testEntry({ draft })));

test('an advertisement without an energy class gets a warning, unless it is exempt', () => {
  expect(warningTexts(energy, {})).toEqual([expect.stringContaining('energy class is missing')]);
  expect(warningTexts(energy, { energyExemption: 'noHeating' })).toEqual([]);
});

test('an energy class without the indices of its certificate gets a warning', () => {
  const indices = { epglNren: 120, epglRen: 0, envelopeWinter: 'good', envelopeSummer: 'poor' };
  expect(warningTexts(energy, { energyClass: 'D', ...indices })).toEqual([]);
  for (const field of ['epglNren', 'epglRen', 'envelopeWinter', 'envelopeSummer'])
    expect(energy(testEntry({ draft: { energyClass: 'D', ...indices, [field]: null } }))).toEqual([
      expect.objectContaining({ severity: 'error', field }),
    ]);
});

test('a missing national code gets a warning only for types that need it', () => {
  expect(warningTexts(nationalCode, { accommodationType: 'singleRoom' })).toEqual([]);
  expect(warningTexts(nationalCode, { accommodationType: 'hostel' })).toHaveLength(1);
  const cin = 'IT000000B4X7K2M9QZ';
  expect(warningTexts(nationalCode, { accommodationType: 'hostel', cin })).toEqual([]);
});

test('a malformed national code gets a warning for each type', () => {
  expect(warningTexts(nationalCode, { accommodationType: 'studio', cin: 'IT12' })).toEqual([
    expect.stringContaining('not valid'),
  ]);
});

test('a highest price or stay below the lowest one gets a warning', () => {
  expect(ranges(testEntry({ draft: { priceMin: 400, priceMax: 300 } }))).toEqual([
    expect.objectContaining({ severity: 'error', field: 'priceMax' }),
  ]);
  expect(ranges(testEntry({ draft: { minimumStay: 6, maximumStay: 3 } }))).toEqual([
    expect.objectContaining({ severity: 'error', field: 'maximumStay' }),
  ]);
  expect(warningTexts(ranges, { priceMin: 400, minimumStay: null, maximumStay: 3 })).toEqual([]);
  expect(warningTexts(ranges, { priceMin: 400, priceMax: 400 })).toEqual([]);
});

test('a price that a point has made a thousand times smaller or larger gets a warning', () => {
  const draft = { priceMin: 1.2, priceMax: 65_050, condominiumFees: 1.2, deposit: 1.8 };
  expect(plausiblePrice(testEntry({ draft }))).toEqual(
    Object.keys(draft).map((field): unknown =>
      expect.objectContaining({ severity: 'error', field }),
    ),
  );
  const usual = { priceMin: 150, priceMax: 1500, condominiumFees: 0, deposit: 0 };
  expect(warningTexts(plausiblePrice, usual)).toEqual([]);
  expect(warningTexts(plausiblePrice, { priceMin: null })).toEqual([]);
  expect(warningTexts(lawfulDeposit, { priceMin: 300, deposit: 901 })).toHaveLength(1);
  expect(warningTexts(lawfulDeposit, { priceMin: 200, priceMax: 300, deposit: 900 })).toEqual([]);
});

test('a verification is valid for 180 days, and a day later the offer gets a warning', () => {
  expect(warningTexts(staleOffer, { verifiedOn: daysAgo(180) })).toEqual([]);
  expect(warningTexts(staleOffer, { verifiedOn: daysAgo(181) })).toHaveLength(1);
  expect(warningTexts(verified, {})).toHaveLength(1);
});

test('“free soon” with a date in the past gets a warning', () => {
  const availabilityStatus = 'freeSoon';
  expect(warningTexts(staleOffer, { availabilityStatus, availableFrom: daysAgo(1) })).toHaveLength(
    1,
  );
  expect(warningTexts(staleOffer, { availabilityStatus, availableFrom: daysAgo(-1) })).toEqual([]);
  expect(
    warningTexts(staleOffer, { availabilityStatus: 'busy', availableFrom: daysAgo(1) }),
  ).toEqual([]);
});

test('an expired entry gets a warning', () => {
  expect(warningTexts(expired, { expiryDate: daysAgo(1) })).toHaveLength(1);
  expect(warningTexts(expired, { expiryDate: daysAgo(-1) })).toEqual([]);
});

test('an entry that expires before it becomes visible gets a warning', () => {
  const postDate = daysAgo(-5);
  expect(warningTexts(expired, { postDate, expiryDate: daysAgo(-4) })).toEqual([
    expect.stringContaining('never see it'),
  ]);
  expect(warningTexts(expired, { postDate, expiryDate: daysAgo(-6) })).toEqual([]);
  expect(warningTexts(expired, { postDate, expiryDate: null })).toEqual([]);
});

test('an event without an end or in the past gets a warning', () => {
  expect(warningTexts(eventDates, { eventStartDate: daysAgo(-2) })).toEqual([
    'The end of the event is missing',
  ]);
  expect(
    warningTexts(eventDates, { eventStartDate: daysAgo(2), eventEndDate: daysAgo(-1) }),
  ).toEqual([]);
  expect(
    warningTexts(eventDates, { eventStartDate: daysAgo(2), eventEndDate: daysAgo(1) }),
  ).toEqual(['The event is already over']);
});

test('an entry without a main picture gets a warning', () => {
  expect(warningTexts(leadingPicture('image'), { image: 3 })).toEqual([]);
  expect(warningTexts(leadingPicture('image'), {})).toHaveLength(1);
});

test('a missing or too long text for search engines gets a warning in its language', () => {
  const seo = { title: both('Room'), description: { it: 'x'.repeat(161), en: ' ' } };
  expect(searchEngines(testEntry({ draft: { seo } }))).toEqual([
    expect.objectContaining({ severity: 'note', sites: ['it'], field: 'seo.description' }),
    expect.objectContaining({ severity: 'note', sites: ['en'], field: 'seo.description' }),
  ]);
  expect(warningTexts(searchEngines, { seo: { noIndex: true } })).toEqual([]);
});

test('a picture without a description gets a warning for each language without one', () => {
  const leaves = [{ type: 'upload' as const, value: [1, 2] }];
  const files = {
    1: { name: 'room.jpg', mimeType: 'image/jpeg', described: ['it' as const], trashed: false },
    2: { name: 'film.mp4', mimeType: 'video/mp4', described: [...sites], trashed: false },
  };
  expect(altText(testEntry({ draft: { title: both('Room') }, leaves, files }))).toEqual([
    expect.objectContaining({ media: 1, sites: ['en'] }),
  ]);
  expect(altText(testEntry({ draft: { title: { it: 'Stanza' } }, leaves, files }))).toEqual([]);
});

test('a picture in the trash gets one warning at its field, with or without a description', () => {
  const leaves = [{ type: 'upload' as const, value: 1, path: 'image' }];
  const files = { 1: { name: 'room.jpg', mimeType: 'image/jpeg', described: [], trashed: true } };
  const entry = testEntry({ draft: { title: both('Room') }, leaves, files });
  expect(texts(trashedFiles(entry))).toEqual([
    '“room.jpg” is in the trash: the page does not show it',
  ]);
  expect(trashedFiles(entry)).toEqual([expect.objectContaining({ field: 'image' })]);
  expect(altText(entry)).toEqual([]);
});

const toPage = { type: 'relationship' as const, value: { relationTo: 'pages', value: 7 } };
const page = { name: 'Rents', live: true, trashed: false, sites: [...sites] };

test('a link to a published entry gets no warning', () => {
  expect(links(testEntry({ leaves: [toPage], targets: { 'pages 7': page } }))).toEqual([]);
});

test('a link to deleted, trashed, unpublished or untranslated content gets a warning', () => {
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
  expect(of({ live: false, trashed: true })).toEqual([
    'A link leads to “Rents”, which is in the trash',
  ]);
  expect(of({ live: false })).toEqual([expect.stringContaining('not published')]);
  expect(of({ sites: ['it'] })).toEqual([expect.stringContaining('not translated')]);
  expect(of({ sites: ['en'] })).toEqual([]);
});

test('links in rich text are checked too', () => {
  const link = { type: 'link', fields: { linkType: 'internal', doc: toPage.value }, children: [] };
  const value = { root: { type: 'root', children: [{ type: 'paragraph', children: [link] }] } };
  expect(texts(links(testEntry({ leaves: [{ type: 'richText', value }] })))).toHaveLength(1);
});

test.each([
  ['#_msocom_1', 1],
  ['file:///C:/modulo.docx', 1],
  ['about:blank', 1],
  ['', 1],
  ['pagina.html', 1],
  ['https://example.org/a', 0],
  ['www.example.org', 0],
  ['mailto:ada@example.org', 0],
  ['/alloggi', 0],
])('a link in a text to “%s” gets %d warnings', (href, count) => {
  const value = htmlToLexical(`<ul><li><a href="${href}">x</a></li></ul>`);
  expect(texts(links(testEntry({ leaves: [{ type: 'richText', value }] })))).toHaveLength(count);
});

const named = { title: both('Room'), slug: both('room') };

test('an entry without an English title gets one warning about the English site and no other', () => {
  const draft = { ...named, title: { it: 'Camera' }, contentManager: { it: [{}] } };
  expect(texts(translation(testEntry({ draft })))).toEqual([
    expect.stringContaining('English title is missing'),
  ]);
});

test('content and texts in only one language get a warning', () => {
  const draft = { ...named, contentManager: { it: [{}], en: [] } };
  const excerpt = { path: 'excerpt', label: { it: 'Riassunto', en: 'Summary' } };
  const leaves = [
    { ...excerpt, value: 'Bella', site: 'it' as const },
    { ...excerpt, value: '', site: 'en' as const },
  ];
  expect(texts(translation(testEntry({ draft, leaves })))).toEqual([
    'The content is written in only one language',
    '“Summary” is written in only one language',
  ]);
});

test('an entry with an English title but no English address gets a warning about the address', () => {
  const draft = { ...named, slug: { it: 'camera' }, contentManager: { it: [{}] } };
  expect(translation(testEntry({ draft }))).toMatchObject([
    {
      text: { en: expect.stringContaining('English address is missing') as string },
      field: 'slug',
    },
  ]);
});

test('a field that is empty in both languages needs no translation', () => {
  const draft = { ...named, contentManager: {} };
  const leaves = (['it', 'en'] as const).map((site) => ({ path: 'excerpt', value: null, site }));
  expect(translation(testEntry({ draft, leaves }))).toEqual([]);
});

test('an address that the site cannot embed gets a warning at its field', () => {
  const warningsAbout = (value: string | null) =>
    embeds(testEntry({ leaves: [{ name: 'embedUrl', path: 'gallery.0.embedUrl', value }] }));
  const another = 'https://tube.example.org/watch/1';
  expect(warningsAbout(another)).toEqual([
    expect.objectContaining({ severity: 'error', field: 'gallery.0.embedUrl' }),
  ]);
  expect(texts(warningsAbout(another))).toEqual([expect.stringContaining(another)]);
  for (const shown of ['https://youtu.be/aqz-KE-bpKQ', '/embed/castelmora.html', '', null])
    expect(warningsAbout(shown)).toEqual([]);
});
