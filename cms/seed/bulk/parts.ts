import type { BlockSeed } from '../../content/markdown/blockSchema';
import { inEachSite, type PerSite } from '../../src/sites';
import { blocksOf } from '../blocks';
import type { Random } from '../random';
import { Keys } from '../Keys';
import { dayOf } from '../moments';
import type { Fields, EntryContext } from './BulkEntry';
import { inLanguage, sentence, sentences } from './words';

/** A text in Italian and English for each site; sites in other languages get the English one. */
export const inSites = (words: { it: string; en: string }): PerSite =>
  inEachSite((site) => inLanguage(words, site));

/** An id in Payload's format for rows and blocks: 24 hexadecimal digits. */
export const rowId = (random: Random): string =>
  Array.from({ length: 24 }, () => random.int(0, 15).toString(16)).join('');

/** A random number of random items of a list. */
export const pickSome = <T>(list: readonly T[], random: Random, low: number, high: number): T[] =>
  random.shuffle(list).slice(0, random.int(low, high));

/** Three pictures, or fewer when there are not enough. */
export const threePictures = ({ pictures, random }: EntryContext): number[] => {
  const start = random.int(0, Math.max(pictures.length - 1, 0));
  return [0, 1, 2]
    .slice(0, pictures.length)
    .map((step) => pictures[(start + step * 7) % pictures.length] as number);
};

/** Adds ids to blocks and gallery items, as Payload does. */
function withIds(value: unknown, random: Random): unknown {
  if (Array.isArray(value)) return value.map((item) => withIds(item, random));
  if (typeof value !== 'object' || value === null || !('blockType' in value)) return value;
  return {
    id: rowId(random),
    ...Object.fromEntries(
      Object.entries(value)
        .filter(([, part]) => part !== undefined)
        .map(([name, part]) => [name, withIds(part, random)]),
    ),
  };
}

/** Pictures in the format of a gallery field. */
export const galleryOf = (images: readonly number[], random: Random): unknown =>
  withIds(images.length > 0 ? [{ blockType: 'images', images }] : [], random);

/** Content blocks: a heading, 100 to 200 words and the pictures, if there are some. */
export function contentOf(context: EntryContext, pictures: readonly number[]): PerSite<unknown> {
  const { random } = context;
  const keys = new Keys();
  pictures.forEach((id) => keys.set('media', String(id), id));
  const length = random.int(100, 185);
  return inEachSite((site) => {
    const paragraph = () => `<p>${sentences(site, random, length / 2 - 8)}</p>`;
    const blocks: BlockSeed[] = [
      { type: 'titleContent', plainTitle: sentence(site, random).slice(0, -1) },
      { type: 'textContent', html: paragraph() + paragraph() },
      ...(pictures.length > 0
        ? [{ type: 'gallery' as const, items: [{ images: pictures.map(String) }] }]
        : []),
    ];
    return withIds(blocksOf(blocks, keys), random);
  });
}

/** Contacts with invented numbers and addresses. */
export const contactsOf = (random: Random): Fields[] => [
  {
    id: rowId(random),
    kind: 'phone',
    label: inSites({ it: 'Telefono', en: 'Phone' }),
    href: `tel:+3905550${random.int(10_000, 99_999)}`,
  },
  {
    id: rowId(random),
    kind: 'email',
    label: inSites({ it: 'E-mail', en: 'E-mail' }),
    href: `mailto:n${random.int(1000, 9999)}@studium.example`,
  },
];

/** A summary of one or two sentences. */
export const summary = (random: Random): PerSite =>
  inEachSite((site) => sentences(site, random, 18).slice(0, 399));

/** The moment `hours` after midnight in the time of the town, `days` after today (before it if negative). */
export const dayFrom = (today: Date, days: number, hours = 0): string =>
  new Date(new Date(dayOf(days, today)).getTime() + hours * 3_600_000).toISOString();
