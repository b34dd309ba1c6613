import { JSDOM } from 'jsdom';
import { mapBlocks } from './mapBlocks';
import { blockTypesOfContract } from '../testing/blockTypes';
import { hostileTexts } from '../testing/hostileTexts';
import { context } from '../testing/rawBlocks';
import { createRandom } from '@/lib/testing/createRandom';
import { createRandomCms } from '../testing/randomCms';
import { renderToHtml } from '../testing/renderToHtml';

const preview = { ...context, preview: true };

jest.spyOn(console, 'warn').mockImplementation(() => undefined);

it('has at least 100 hostile texts', () => {
  expect(new Set(hostileTexts).size).toBeGreaterThanOrEqual(100);
});

it.each(hostileTexts)('%j is harmless in every text and link of every block', async (hostile) => {
  const html = await pageWith(hostile);
  // Checks that most blocks are rendered; otherwise the page would be safe for another reason.
  expect(html.match(/data-block=/g)?.length).toBeGreaterThan(blockTypesOfContract.length);
  expect(dangersIn(html)).toEqual([]);
});

/** Renders a page of all blocks. All texts and addresses of these blocks are the given text. */
async function pageWith(text: string): Promise<string> {
  // Fields with fixed options get valid values, so that the blocks are rendered with their other fields.
  const choices: Record<string, string> = { extension: 'pdf', mimeType: 'video/mp4' };
  const randomCms = createRandomCms({
    random: createRandom(text.length + 1),
    textOf: (field) => choices[field] ?? text,
    missing: 0,
    level: () => 1,
  });
  const handles = blockTypesOfContract.map(({ handle }) => handle);
  const raw = await randomCms.blocks([...handles, ...handles, ...handles]);
  return renderToHtml(await mapBlocks(raw, { cms: randomCms.cms, mapperContext: preview }, 2));
}

const addresses = ['href', 'src', 'srcset', 'action', 'formaction', 'poster', 'data', 'xlink:href'];
const foreign = 'script,iframe,object,embed,base,meta,link,style,form,template,animate';

/** Returns everything in this HTML that could run by itself or at a click. The document's scripts run. */
function dangersIn(html: string): string[] {
  const dangers: string[] = [];
  const { window } = new JSDOM(`<!doctype html><body>${html}</body>`, {
    url: 'https://studium.example/',
    runScripts: 'dangerously',
    beforeParse: (page) => {
      Object.assign(page, { pwned: () => dangers.push('ran') });
    },
  });
  const { document } = window;
  for (const element of document.querySelectorAll(foreign)) dangers.push(element.outerHTML);
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      if (/^on|^style$|^srcdoc$/.test(name)) dangers.push(`${name}=${value}`);
      if (addresses.includes(name) && !isHarmless(value)) dangers.push(`${name}=${value}`);
    }
    element.dispatchEvent(new window.Event('click', { bubbles: true, cancelable: true }));
    element.dispatchEvent(new window.Event('error'));
  }
  window.close();
  return dangers;
}

/** Whether an address is a path of the site, or has a scheme that browsers only open. */
function isHarmless(address: string): boolean {
  if (/^(\/(?![/\\])|#)/.test(address)) return true;
  return /^(https?:\/\/|mailto:|tel:)/.test(address);
}
