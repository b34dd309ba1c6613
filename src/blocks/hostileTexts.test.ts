import { JSDOM } from 'jsdom';
import { mapBlocks } from './mapBlocks';
import { blockTypesOfContract } from './testing/blockTypes';
import { hostileTexts } from './testing/hostileTexts';
import { context } from './testing/place';
import { randomOf, randomTown } from './testing/randomTown';
import { htmlOf } from './testing/render';

const preview = { ...context, preview: true };

jest.spyOn(console, 'warn').mockImplementation(() => undefined);

it('has a hundred of them', () => {
  expect(new Set(hostileTexts).size).toBeGreaterThanOrEqual(100);
});

it.each(hostileTexts)('%j does nothing in any text or link of any block', async (hostile) => {
  const html = await pageWith(hostile);
  // Most blocks are shown, or the page would be harmless for another reason.
  expect(html.match(/data-block=/g)?.length).toBeGreaterThan(blockTypesOfContract.length);
  expect(dangersIn(html)).toEqual([]);
});

/** A page of all blocks, all of whose texts and addresses are the same. */
async function pageWith(text: string): Promise<string> {
  // What an editor picks from a list keeps the block alive, so that its other fields are shown.
  const choices: Record<string, string> = { extension: 'pdf', mimeType: 'video/mp4' };
  const town = randomTown({
    random: randomOf(text.length + 1),
    textOf: (field) => choices[field] ?? text,
    missing: 0,
    level: () => 1,
  });
  const handles = blockTypesOfContract.map(({ handle }) => handle);
  const raw = await town.blocks([...handles, ...handles, ...handles]);
  return htmlOf(await mapBlocks(raw, { cms: town.cms, context: preview, firstHeading: 2 }));
}

const addresses = ['href', 'src', 'srcset', 'action', 'formaction', 'poster', 'data', 'xlink:href'];
const foreign = 'script,iframe,object,embed,base,meta,link,style,form,template,animate';

/** What in this HTML could act by itself or on a click; the document is really run. */
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
  for (const element of document.querySelectorAll('*')) {
    if (element.matches(foreign)) dangers.push(element.outerHTML);
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

/** A path of the site, or an address of a kind that browsers only open. */
function isHarmless(address: string): boolean {
  if (/^(\/(?![/\\])|#)/.test(address)) return true;
  return /^(https?:\/\/|mailto:|tel:)/.test(address);
}
