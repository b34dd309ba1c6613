import type { MapperContext } from './context';
import { filesOf } from '@/components/Picture/image';
import { mapImage } from './mapImage';
import { mapLink } from './mapLink';
import { mapRichText } from './mapRichText';
import { mapSeo } from './mapSeo';
import { mapMediaUrl, mapUrl } from './mapUrl';
import { mapFormattedDate } from './mapFormattedDate';

const context: MapperContext = {
  locale: 'it',
  siteUrl: 'https://studium.example',
  cmsHost: 'http://cms.internal:4000',
  preview: false,
};

describe('mapUrl', () => {
  it.each([
    ['https://studium.example/alloggi/attico?x=1#top', '/alloggi/attico?x=1#top'],
    ['https://studium.example//evil.example/x', '/evil.example/x'],
    ['/alloggi', '/alloggi'],
    ['#contatti', '#contatti'],
    ['http://cms.internal:4000/media/regolamento.pdf', '/media/regolamento.pdf'],
    ['http://cms.internal:4000/admin', 'http://cms.internal:4000/admin'],
    ['https://other.example/alloggi', 'https://other.example/alloggi'],
    ['mailto:info@studium.example', 'mailto:info@studium.example'],
    ['tel:0000123456', 'tel:0000123456'],
  ])('%s is linked to as %s', (url, expected) => {
    expect(mapUrl(url, context)).toBe(expected);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'java\tscript:alert(1)',
    'not an address',
    '',
    null,
    undefined,
  ])('%s is not linked to', (url) => {
    expect(mapUrl(url, context)).toBeNull();
  });
});

describe('mapMediaUrl', () => {
  it("brings the CMS's files under the site's own address and leaves others", () => {
    expect(mapMediaUrl('http://cms.internal:4000/media/a-560.webp', context)).toBe(
      '/media/a-560.webp',
    );
    expect(mapMediaUrl('https://bucket.example/a.webp', context)).toBe(
      'https://bucket.example/a.webp',
    );
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'mailto:a@b.example', 'http://[', '', null])(
    'loads nothing from %s',
    (url) => {
      expect(mapMediaUrl(url, context)).toBeNull();
    },
  );
});

describe('mapImage', () => {
  const picture = (width: number, variants: Partial<Record<string, string>>) => ({
    __typename: 'media_Asset' as const,
    alt: 'Una mansarda',
    url: 'http://cms.internal:4000/media/a.webp',
    width,
    height: width / 2,
    w560: null,
    w900: null,
    w1180: null,
    w1540: null,
    w2200: null,
    ...variants,
  });

  it('contains exactly the variants of the query', () => {
    const image = mapImage(
      [
        picture(2400, {
          w560: 'http://cms.internal:4000/media/a-560.webp',
          w1180: 'http://cms.internal:4000/media/a-1180.webp',
          w1540: 'http://cms.internal:4000/media/a-1540.webp',
        }),
      ],
      context,
    );
    expect(image).toEqual({
      base: '/media/a-',
      src: '1180.webp',
      srcSet: '560.webp 560w, 1180.webp 1180w, 1540.webp 1540w',
      alt: 'Una mansarda',
      width: 2400,
      height: 1200,
    });
  });

  it('contains a file once, with its real width, if the original is small', () => {
    const same = 'http://cms.internal:4000/media/a-800.webp';
    const image = mapImage([picture(800, { w560: same, w900: same, w1180: same })], context);
    expect(image && filesOf(image).srcSet).toBe('/media/a-800.webp 560w');
  });

  it('is null without a picture or without its size', () => {
    expect(mapImage([], context)).toBeNull();
    expect(mapImage([null], context)).toBeNull();
    expect(mapImage([{ ...picture(100, {}), width: null }], context)).toBeNull();
  });
});

describe('mapLink', () => {
  it('is null if the text or the target is missing', () => {
    const link = { text: 'Alloggi', title: null, target: null, type: 'entry', url: null };
    expect(mapLink(link, context)).toBeNull();
    expect(mapLink({ ...link, text: null, url: '/alloggi' }, context)).toBeNull();
  });
});

describe('mapRichText', () => {
  it('turns links to the site into paths and marks external links', () => {
    const html =
      '<p><a href="https://studium.example/alloggi">a</a> <a href="https://o.example/">b</a></p>';
    expect(mapRichText(html, context)).toBe(
      '<p><a href="/alloggi">a</a> <a href="https://o.example/" rel="noopener external">b</a></p>',
    );
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<p onclick="alert(1)">x</p>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="java\nscript:alert(1)">x</a>',
    '<svg><script>alert(1)</script></svg>',
    '<iframe src="https://evil.example"></iframe>',
    '<p style="position:fixed">x</p>',
    '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>',
  ])('disarms %s', (html) => {
    expect(mapRichText(html, context)).not.toMatch(/script|on\w+=|style=|iframe|<img|<svg/i);
  });

  it('puts each table into a region that keyboards can scroll, named after its caption', () => {
    const html =
      '<table><caption>Costi «<em>medi</em>» "2026"</caption><tr><td>1</td></tr></table>';
    expect(mapRichText(html, context)).toBe(
      `<div data-scroll tabindex="0" role="region" aria-label="Costi «medi» &quot;2026&quot;">${html}</div>`,
    );
    expect(mapRichText('<table><tr><td>1</td></tr></table>', context)).toBe(
      '<div data-scroll tabindex="0"><table><tr><td>1</td></tr></table></div>',
    );
  });

  it.each([
    ['<h4>a</h4><h2>b</h2><h4>c</h4>', '<h2>a</h2><h2>b</h2><h3>c</h3>'],
    ['<h2>a</h2><h3>b</h3><h4>c</h4><h2>d</h2>', '<h2>a</h2><h3>b</h3><h4>c</h4><h2>d</h2>'],
    ['<h2>a</h2><h4>b</h4>', '<h2>a</h2><h3>b</h3>'],
    ['<h2>a</h2><h4>b</h4><h3>c</h3>', '<h2>a</h2><h3>b</h3><h3>c</h3>'],
  ])('skips no level of the headings in %s', (html, expected) => {
    expect(mapRichText(html, context)).toBe(expected);
  });

  it('drops empty paragraphs and returns an empty text for null', () => {
    expect(mapRichText('<p></p><p> </p>', context)).toBe('');
    expect(mapRichText(null, context)).toBe('');
  });
});

describe('mapFormattedDate', () => {
  it.each([
    ['it', '21 novembre 2026'],
    ['en', 'November 21, 2026'],
  ] as const)('formats the day in the time zone of Rome (%s)', (locale, text) => {
    const iso = '2026-11-20T23:30:00+00:00';
    expect(mapFormattedDate(iso, { ...context, locale })).toEqual({ iso, text });
  });

  it.each(['', 'soon', null, undefined])('%s is not a date', (moment) => {
    expect(mapFormattedDate(moment, context)).toBeNull();
  });
});

describe('mapSeo', () => {
  const defaults = { title: 'Studium', description: 'La guida' };
  const picture = { url: 'https://studium.example/media/a-1180.webp', alt: 'Un cortile' };

  it('cuts title and description to 200 characters without splitting one', () => {
    const long = '🏠'.repeat(300);
    const { title, description } = mapSeo(
      { title: long, description: long },
      defaults,
      context,
      picture,
    );
    expect(title).toBe('🏠'.repeat(200));
    expect(description).toBe('🏠'.repeat(200));
  });

  it('takes robots, canonical address, keywords and social cards from the editors', () => {
    const social = {
      facebook: { title: 'Su Facebook', description: 'F', image: null },
      twitter: { title: 'Su Twitter', description: 'T', image: null },
    };
    const advanced = { robots: ['noindex', null], canonical: 'https://studium.example/alloggi' };
    const keywords = [{ keyword: 'affitto', rating: 'good' }, null];
    const seo = mapSeo({ advanced, keywords, social }, defaults, context, picture);
    expect(seo).toMatchObject({
      keywords: ['affitto'],
      robots: ['noindex'],
      canonical: 'https://studium.example/alloggi',
    });
    expect(seo.social).toEqual(
      expect.arrayContaining([
        ['property', 'og:title', 'Su Facebook'],
        ['property', 'og:description', 'F'],
        ['name', 'twitter:title', 'Su Twitter'],
        ['name', 'twitter:description', 'T'],
      ]),
    );
  });

  it('fills empty fields, and the social cards from the page', () => {
    const seo = mapSeo({ title: 'Alloggi', description: '' }, defaults, context, picture);
    expect(seo.description).toBe('La guida');
    expect(seo.social).toEqual([
      ['property', 'og:type', 'website'],
      ['property', 'og:locale', 'it_IT'],
      ['property', 'og:title', 'Alloggi'],
      ['property', 'og:description', 'La guida'],
      ['property', 'og:image', picture.url],
      ['property', 'og:image:alt', picture.alt],
      ['name', 'twitter:card', 'summary_large_image'],
      ['name', 'twitter:title', 'Alloggi'],
      ['name', 'twitter:description', 'La guida'],
      ['name', 'twitter:image', picture.url],
      ['name', 'twitter:image:alt', picture.alt],
    ]);
  });

  it('prefers the picture that editors chose to that of the page', () => {
    const chosen = { url: 'http://cms.internal:4000/media/chosen.webp' };
    const social = {
      facebook: { title: null, description: null, image: chosen },
      twitter: { title: null, description: null, image: null },
    };
    const seo = mapSeo({ social }, defaults, context, picture);
    expect(seo.social.filter(([, name]) => name.includes('image'))).toEqual([
      ['property', 'og:image', 'https://studium.example/media/chosen.webp'],
      ['name', 'twitter:image', picture.url],
      ['name', 'twitter:image:alt', picture.alt],
    ]);
  });
});
