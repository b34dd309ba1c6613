import type { Block } from '../block';
import { mapBlocks } from './mapBlocks';
import { blockTypesOfContract } from '../testing/blockTypes';
import { context } from '../testing/rawBlocks';
import { createRandom } from '@/lib/testing/createRandom';
import { createRandomCms } from '../testing/randomCms';
import { renderToHtml } from '../testing/renderToHtml';

const pages = Number(process.env.PAGES ?? 2000);

const preview = { ...context, preview: true };

/** Values that editors choose and write, and invalid values. */
const texts = [
  ...['brick', 'plum', 'ochre', 'left', 'center', 'horizontal', 'narrow', 'full', 'half', 'none'],
  ...['mobile', 'desktop', 'small', 'large', 'primary', 'text', 'vertical', 'category', 'entries'],
  ...['image', 'video', 'all', 'images', 'videoEmbed', '_blank', 'pdf', 'video/mp4'],
  ...['https://cms.example/media/a.webp', 'https://studium.example/alloggi', '/eventi', '#qui'],
  ...[
    'https://www.youtube.com/watch?v=abc123def45',
    'https://vimeo.com/12345',
    'mailto:a@b.example',
  ],
  ...[
    'Una camera sotto le mura',
    '<p>Testo con <a href="/alloggi">un link</a>.</p>',
    '<h4>Titolo</h4>',
  ],
  ...['', ' ', '0', '-1', 'null', '%E0%A4%A', 'http://[', 'javascript:alert(1)', '\u0000\uFFFF'],
  ...['x'.repeat(3000), '<table><tr><td>', '</div></div>', '&amp;lt;', 'È così — «sì» 🏛️'],
];

jest.spyOn(console, 'warn').mockImplementation(() => undefined);
const broken = jest.spyOn(console, 'error').mockImplementation(() => undefined);

it(`shows each of ${pages} random pages, also with invalid values`, async () => {
  const seen = new Set<string>();
  for (let seed = 1; seed <= pages; seed++) {
    const random = createRandom(seed);
    const pick = <Value>(values: readonly Value[]) =>
      values[Math.floor(random() * values.length)] as Value;
    const randomCms = createRandomCms({
      random,
      textOf: () => pick(texts),
      missing: pick([0, 0.1, 0.5, 0.9]),
      level: () => pick([1, 1, 2, 2, 3, 4, 0, 7, null]),
    });
    const handles = Array.from({ length: 1 + Math.floor(random() * 7) }, () =>
      random() < 0.03 ? 'hologram' : pick(blockTypesOfContract).handle,
    );
    const contractHandles = handles.filter((handle) => handle !== 'hologram');
    const raw = await randomCms.blocks(contractHandles);
    const blocks = await mapBlocks(
      raw,
      { cms: randomCms.cms, mapperContext: preview },
      pick([1, 2]),
    );
    const html = await renderToHtml(blocks);
    if (broken.mock.calls.length > 0)
      throw new Error(`page ${seed}: ${String(broken.mock.calls[0])}`);
    for (const block of flat(blocks)) {
      if (block.type !== 'omitted') {
        seen.add(block.type);
        expect(html).toContain(`data-block="${block.type}"`);
      }
    }
  }
  // Each block type was rendered at least once.
  expect([...seen].sort()).toEqual(blockTypesOfContract.map(({ handle }) => handle).sort());
}, 300_000);

function flat(blocks: Block[]): Block[] {
  return blocks.flatMap((block) => [block, ...flat(block.children)]);
}
