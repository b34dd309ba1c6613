import { violationsOf } from './axe';
import { expectToFit } from './expectToFit';
import { richText, Staff } from './staff';
import { expect, test } from './town';

/** Ids of the documents that the blocks use. */
interface Material {
  picture: number;
  film: number;
  sheet: number;
  room: number;
}

interface Words {
  slug: string;
  title: string;
  /** Prefix of every text of the page, so that a text of the wrong language is noticed. */
  mark: string;
}

const it: Words = { slug: 'ogni-blocco', title: 'Ogni blocco', mark: 'It' };
const en: Words = { slug: 'every-block', title: 'Every block', mark: 'En' };

/** Every type of block, nested up to four levels deep, each with its own text. */
function blocksIn({ mark, title }: Words, { picture, film, sheet, room }: Material) {
  const text = (words: string) => ({
    blockType: 'textContent',
    textContent: richText(`${mark} ${words}`),
  });
  const fieldLink = (words: string) => ({
    kind: 'element',
    element: { relationTo: 'accommodations', value: room },
    text: `${mark} ${words}`,
  });
  return [
    {
      blockType: 'hero',
      conditionalField: 'video',
      backgroundVideo: film,
      children: [
        { blockType: 'titleContent', plainTitle: title },
        { blockType: 'spacer', spacer: 40, spacerMobile: 20 },
        { blockType: 'icon', icon: picture, fieldLink: fieldLink('icon link') },
      ],
    },
    {
      blockType: 'group',
      backgroundColor: 'plum',
      children: [
        { blockType: 'titleContent', plainTitle: `${mark} deep` },
        {
          blockType: 'columns',
          children: [
            {
              blockType: 'accordion',
              plainTitle: `${mark} question`,
              children: [text('answer, four levels deep'), { blockType: 'image', image: picture }],
            },
            {
              blockType: 'card',
              image: picture,
              plainTitle: `${mark} card`,
              textContent: richText(`${mark} card text`),
              fieldLink: fieldLink('card link'),
            },
          ],
        },
      ],
    },
    text('running text'),
    { blockType: 'image', image: picture, caption: `${mark} caption` },
    { blockType: 'buttons', buttons: [{ fieldLink: fieldLink('button') }] },
    { blockType: 'links', links: [{ fieldLink: fieldLink('listed link') }] },
    { blockType: 'download', plainTitle: `${mark} files`, files: [sheet] },
    { blockType: 'embed', embedUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' },
    {
      blockType: 'gallery',
      gallery: [
        { blockType: 'images', images: [picture] },
        { blockType: 'videoEmbed', embedUrl: 'https://vimeo.com/76979871' },
      ],
    },
    { blockType: 'slider', slides: [{ coverImage: picture, fieldLink: fieldLink('slide') }] },
    { blockType: 'video', videoSettings: { video: film, poster: picture, controls: true } },
    { blockType: 'separator' },
    { blockType: 'listCategoriesAccommodations', listFilterBasic: 'all' },
    { blockType: 'listCategoriesServices', listFilterBasic: 'all', isSliderSettings: true },
    { blockType: 'listEvents', listFilter: 'all' },
    { blockType: 'listNews', listFilter: 'all', isSliderSettings: true, slidesQuantity: 2 },
    { blockType: 'listUniversities', listFilterBasic: 'all' },
  ];
}

const handles = [
  ...['accordion', 'buttons', 'card', 'columns', 'download', 'embed', 'gallery', 'group', 'hero'],
  ...['icon', 'image', 'links', 'listCategoriesAccommodations', 'listCategoriesServices'],
  ...['listEvents', 'listNews', 'listUniversities', 'separator', 'slider', 'spacer'],
  ...['textContent', 'titleContent', 'video'],
];

const texts = ['deep', 'question', 'card', 'card text', 'running text', 'caption', 'files'];
const links = ['icon link', 'card link', 'button', 'listed link', 'slide'];

test.describe('a page with every type of block, nested four levels deep', () => {
  test.beforeAll(async ({ request }) => {
    const staff = await Staff.logIn(request);
    const material: Material = {
      picture: await staff.findFirstId('media', { 'where[mimeType][equals]': 'image/jpeg' }),
      film: await staff.findFirstId('media', { 'where[mimeType][equals]': 'video/mp4' }),
      sheet: await staff.findFirstId('media', { 'where[mimeType][equals]': 'application/pdf' }),
      room: await staff.findFirstId('accommodations'),
    };
    const page = ({ slug, title }: Words, words: Words) => ({
      title,
      slug,
      contentManager: blocksIn(words, material),
    });
    await staff.publish('pages', page(it, it), page(en, en));
  });

  for (const [path, words] of [
    [`/${it.slug}`, it],
    [`/en/${en.slug}`, en],
  ] as const) {
    test(`${path} shows each block without axe violations or overflow`, async ({ page }) => {
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(words.title);
      for (const handle of handles) {
        await expect(main.locator(`[data-block="${handle}"]`).first(), handle).toBeAttached();
      }
      await main.getByRole('heading', { name: `${words.mark} question` }).click();
      await expect(main.getByText(`${words.mark} answer, four levels deep`)).toBeVisible();
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await violationsOf(page, { bestPractice: true }), `${width} px`).toEqual([]);
      }
      await expectToFit(page);
      // Content of other sites is loaded only after a click.
      expect(await page.locator('iframe').count()).toBe(0);
    });

    test(`${path} shows all texts and links without JavaScript`, async ({ plainPage: page }) => {
      await page.goto(path);
      const main = page.getByRole('main');
      for (const text of texts) {
        await expect(main.getByText(`${words.mark} ${text}`, { exact: true })).toBeVisible();
      }
      for (const link of links) {
        await expect(main.getByRole('link', { name: `${words.mark} ${link}` })).toHaveAttribute(
          'href',
          /^(\/en\/accommodations|\/alloggi)\/[a-z0-9-]+$/,
        );
      }
      await main.getByText(`${words.mark} question`).click();
      await expect(main.getByText(`${words.mark} answer, four levels deep`)).toBeVisible();
      for (const host of ['youtube.com', 'vimeo.com']) {
        await expect(main.locator(`a[href*="${host}"]`).first()).toBeVisible();
      }
    });
  }
});
