import { addressesOf } from './addressesOf';
import type { Editor } from './Editor';
import { Load } from './Load';
import { allShownAfter, shownAfter } from './shown';

const rounds = Number(process.env.BENCH_ROUNDS ?? 20);
const menuRounds = Number(process.env.BENCH_MENU_ROUNDS ?? 3);
const perSecond = 50;

/** Milliseconds. */
const targets = { entry: 2000, menu: 60_000 };

interface Subject {
  collection: string;
  /** Which Italian pages show its title, by their addresses. */
  shows: Record<string, string>;
  /** What the address of its own page begins with. */
  own: string;
}

const subjects: Subject[] = [
  {
    collection: 'universities',
    shows: { archive: '/atenei', home: '/', listing: '/arrivare-da-un-altro-paese' },
    own: '/atenei/',
  },
  { collection: 'accommodations', shows: { archive: '/alloggi' }, own: '/alloggi/' },
];

/** Milliseconds of one kind. */
export interface Series {
  what: string;
  samples: number[];
  /** What 95 of 100 must not exceed. */
  limit?: number;
  /** Visits that went wrong, in words. */
  faults?: string[];
}

/** From the click to the page, for entries and for a menu, under a steady load of visitors. */
export async function* measurePublishing(siteUrl: string, editor: Editor): AsyncGenerator<Series> {
  const addresses = await addressesOf(siteUrl);
  console.log(`${addresses.length} pages, ${perSecond} visitors a second`);
  // Each page was asked for before, as on any day.
  for (const path of addresses) await (await fetch(siteUrl + path)).text();

  const load = new Load(siteUrl, mixOf(addresses), perSecond);
  load.start();
  try {
    for (const subject of subjects) yield* publishEntries(siteUrl, editor, subject);
    yield* publishMenus(siteUrl, editor, addresses);
  } finally {
    await load.stop();
  }
  yield { what: 'visits meanwhile', samples: load.times, faults: load.faults };
}

async function* publishEntries(
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
    const looks = Object.entries(pages).map(async ([name, page]) => {
      (samples[name] ??= []).push(await shownAfter(siteUrl + page, title, clicked));
    });
    await Promise.all([editor.publish(path, 'it', { ...form, title }), ...looks]);
  }
  for (const [name, times] of Object.entries(samples))
    yield { what: `${collection}, ${name}`, samples: times, limit: targets.entry };
}

/** Changes a word of the menu in both languages; every page of the town shows it. */
async function* publishMenus(
  siteUrl: string,
  editor: Editor,
  addresses: string[],
): AsyncGenerator<Series> {
  const urls = addresses.map((path) => siteUrl + path);
  const pages: number[] = [];
  const whole: number[] = [];
  for (let round = 1; round <= menuRounds; round += 1) {
    const word = `Voce ${round} ${Date.now().toString(36)}`;
    const clicked = performance.now();
    for (const locale of ['it', 'en']) {
      const menu = await editor.open('globals/topMenu', locale);
      await editor.publish('globals/topMenu', locale, { nodes: withWord(menu.nodes, word) });
    }
    const times = await allShownAfter(urls, word, clicked);
    pages.push(...times);
    whole.push(Math.max(...times));
  }
  yield { what: `menu, each of ${urls.length} pages`, samples: pages, limit: targets.menu };
  yield { what: 'menu, the last page', samples: whole, limit: targets.menu };
}

/** The items of a menu with another word for the first. */
function withWord(nodes: unknown, word: string): unknown[] {
  const [first, ...others] = nodes as { link: object }[];
  return [{ ...first, link: { ...first?.link, text: word } }, ...others];
}

/** Half of the visits go to home pages and lists, the others all over the town. */
function mixOf(addresses: string[]): string[] {
  const often = addresses.filter((path) => path.split('/').length <= 2);
  return addresses.flatMap((path, n) => [path, often[n % often.length] ?? '/']);
}
