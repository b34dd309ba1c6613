import { JSDOM } from 'jsdom';
import Parser from 'rss-parser';
import { openSite } from '../bff/testing/Browser';
import { hostileTexts } from '@/blocks/engine/testing/hostileTexts';
import { openCms, type TestServer } from '../testing';
import { feedHandler } from './feedHandler';

let site: TestServer;
let closeCms: () => Promise<void>;
/** The texts of the entries. */
let texts: string[] = [];

beforeAll(async () => {
  site = await openSite({ '/feed': { handler: feedHandler } });
  closeCms = await openCms(() => ({
    entries: texts.map((text, index) => ({
      __typename: 'news_article_Entry',
      uid: `00000000-0000-4000-8000-00000000000${index % 10}`,
      slug: `entry-${index}`,
      title: text,
      excerpt: text,
      postDate: '2026-10-01T08:00:00+00:00',
      dateCreated: '2026-10-01T08:00:00+00:00',
      dateUpdated: '2026-10-02T08:00:00+00:00',
      categories: [{ title: text }],
    })),
  }));
});
afterAll(() => Promise.all([closeCms(), site.close()]));

async function load(locale = 'it'): Promise<string> {
  return (await fetch(`${site.url}/feed?of=news&locale=${locale}`)).text();
}

it('identifies an entry in each language differently, because readers show an id once', async () => {
  texts = ['Mensa', 'Bus'];
  const idsIn = async (locale: string) => {
    const { document } = new JSDOM(await load(locale), { contentType: 'application/xml' }).window;
    return [...document.querySelectorAll('entry > id')].map(({ textContent }) => textContent);
  };
  const ids = [...(await idsIn('it')), ...(await idsIn('en'))];
  expect(new Set(ids).size).toBe(4);
  expect(ids[0]).toBe('urn:uuid:00000000-0000-4000-8000-000000000000');
});

it('contains any text as it is, without characters that XML forbids', async () => {
  texts = [
    ...hostileTexts,
    'A ]]> B ]]><evil/><![CDATA[',
    '5 < 6 & 7',
    'a\u0000b\u000Bc\uFFFF',
    'Riga uno\vRiga due\fRiga tre\u2028Riga quattro',
    '🎉',
  ];
  const { document } = new JSDOM(await load(), { contentType: 'application/xml' }).window;
  const contents = (name: string) =>
    [...document.querySelectorAll(`entry > ${name}`)].map(({ textContent }) => textContent);
  // XML parsers read each end of a line as \n.
  const expected = texts.map((text) =>
    text
      .replace(/[\v\f\u0085\u2028\u2029]/gu, ' ')
      .replace(/(?![\t\n\r])[\p{Cc}\uFFFF]/gu, '')
      .replace(/\r\n?/g, '\n'),
  );
  expect(contents('title')).toEqual(expected);
  expect(contents('summary')).toEqual(expected);
  expect(document.querySelectorAll('entry > *')).toHaveLength(7 * texts.length);
});

it('is an Atom feed with the time of its newest entry', async () => {
  texts = ['Mensa'];
  const feed = await new Parser().parseString(await load());
  expect(feed.lastBuildDate).toBe('2026-10-02T08:00:00.000Z');
  const [item] = feed.items;
  expect([item?.title, item?.pubDate]).toEqual(['Mensa', '2026-10-01T08:00:00.000Z']);
  expect(item?.link).toMatch(/\/news\/entry-0$/);
});
