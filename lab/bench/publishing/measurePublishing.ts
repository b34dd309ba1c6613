import { readAddresses } from './readAddresses';
import type { Editor } from './Editor';
import { PageVisits } from './PageVisits';
import { visitEach, waitUntilShown } from './waitUntilShown';

const rounds = Number(process.env.BENCH_ROUNDS ?? 20);
const menuRounds = Number(process.env.BENCH_MENU_ROUNDS ?? 3);
const perSecond = 50;

/** Milliseconds. */
const targets = { entry: 2000, oldMenu: 2000, visitAfterMenu: 2000 };

interface Subject {
  collection: string;
  /** The addresses of the Italian pages that show its title. */
  shows: Record<string, string>;
  /** The beginning of the address of its own page. */
  own: string;
}

const subjects: Subject[] = [
  {
    collection: 'universities',
    shows: { listing: '/atenei', home: '/', block: '/arrivare-da-un-altro-paese' },
    own: '/atenei/',
  },
  { collection: 'accommodations', shows: { listing: '/alloggi' }, own: '/alloggi/' },
];

/** The milliseconds of one kind of publication or visit. */
export interface Series {
  what: string;
  samples: number[];
  /** The maximum of the 95th percentile. */
  limit?: number;
  /** Descriptions of failed visits. */
  faults?: string[];
}

/** Measures from the click to the page, for entries and for a menu, under a constant load. */
export async function* measurePublishing(siteUrl: string, editor: Editor): AsyncGenerator<Series> {
  const addresses = await readAddresses(siteUrl);
  console.log(`${addresses.length} pages, ${perSecond} visitors a second`);
  // Request each page once, because on a normal day all pages are rendered already.
  for (const path of addresses) await (await fetch(siteUrl + path)).text();

  const load = new PageVisits(siteUrl, mixAddresses(addresses), perSecond);
  load.start();
  try {
    for (const subject of subjects) yield* measureEntries(siteUrl, editor, subject);
    yield* measureMenus(siteUrl, editor, addresses);
  } finally {
    await load.stop();
  }
  yield { what: 'visits at the same time', samples: load.times, faults: load.faults };
}

async function* measureEntries(
  siteUrl: string,
  editor: Editor,
  { collection, shows, own }: Subject,
): AsyncGenerator<Series> {
  const path = `${collection}/${await editor.newest(collection)}`;
  const samples: Record<string, number[]> = {};
  for (let round = 1; round <= rounds; round += 1) {
    const form = await editor.open(path, 'it');
    const title = `Novità ${round} ${Date.now().toString(36)}`;
    const pages: Record<string, string> = { detail: own + String(form.slug), ...shows };
    const clicked = performance.now();
    const watches = Object.entries(pages).map(async ([name, page]) => {
      (samples[name] ??= []).push(await waitUntilShown(siteUrl + page, title, clicked));
    });
    await Promise.all([editor.publish(path, 'it', { ...form, title }), ...watches]);
  }
  for (const [name, times] of Object.entries(samples))
    yield { what: `${collection}, ${name}`, samples: times, limit: targets.entry };
}

/**
 * Changes a word of the menu in both languages, which every page of the town shows. Then a visitor requests each
 * page once, while the site regenerates all of them.
 */
async function* measureMenus(
  siteUrl: string,
  editor: Editor,
  addresses: string[],
): AsyncGenerator<Series> {
  const urls = addresses.map((path) => siteUrl + path);
  const visits: number[] = [];
  const old: number[] = [];
  for (let round = 1; round <= menuRounds; round += 1) {
    const word = `Voce ${round} ${Date.now().toString(36)}`;
    const clicked = performance.now();
    for (const locale of ['it', 'en']) {
      const menu = await editor.open('globals/topMenu', locale);
      await editor.publish('globals/topMenu', locale, {
        nodes: replaceFirstWord(menu.nodes, word),
      });
    }
    const { times, lastOldMs } = await visitEach(urls, word, clicked);
    visits.push(...times);
    old.push(lastOldMs);
  }
  yield { what: 'menu, the last old page seen', samples: old, limit: targets.oldMenu };
  yield {
    what: `menu, a visit of ${urls.length} pages`,
    samples: visits,
    limit: targets.visitAfterMenu,
  };
}

/** Returns the items of a menu with another word in the first. */
function replaceFirstWord(nodes: unknown, word: string): unknown[] {
  const [first, ...others] = nodes as { link: object }[];
  return [{ ...first, link: { ...first?.link, text: word } }, ...others];
}

/** Returns a mix of paths in which every second one is a home page or a listing. */
function mixAddresses(addresses: string[]): string[] {
  const often = addresses.filter((path) => path.split('/').length <= 2);
  return addresses.flatMap((path, n) => [path, often[n % often.length] ?? '/']);
}
