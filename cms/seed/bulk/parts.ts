import type { Site } from '../../src/sites';
import { blocksOf } from '../blocks';
import type { Random } from '../illustrations/random';
import { Keys } from '../Keys';
import { at } from '../map/address';
import { streets } from '../map/streets';
import { dayOf } from '../moments';
import type { Bilingual, BlockSeed } from '../types';
import type { Fields, Making } from './BulkEntry';
import { sentence, sentences } from './words';

/** Something in each language, made one after the other. */
export const bilingual = <T>(make: (site: Site) => T): Bilingual<T> => ({
  it: make('it'),
  en: make('en'),
});

/** An id as Payload gives to rows and blocks: 24 hexadecimal digits. */
export const rowId = (random: Random): string =>
  Array.from({ length: 24 }, () => random.int(0, 15).toString(16)).join('');

/** Some of a list, in any order. */
export const some = <T>(list: readonly T[], random: Random, low: number, high: number): T[] =>
  random.shuffle(list).slice(0, random.int(low, high));

/** Three pictures; fewer when there are not as many. */
export const threePictures = ({ pictures, random }: Making): number[] => {
  const start = random.int(0, Math.max(pictures.length - 1, 0));
  return [0, 1, 2]
    .slice(0, pictures.length)
    .map((step) => pictures[(start + step * 7) % pictures.length] as number);
};

/** Blocks and the items of galleries are told apart by ids of their own, as Payload would give them. */
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

/** Pictures as a gallery field keeps them. */
export const galleryOf = (images: readonly number[], random: Random): unknown =>
  withIds(images.length > 0 ? [{ blockType: 'images', images }] : [], random);

/** A page of a heading, 100 to 200 words and, if there are any, pictures. */
export function contentOf(making: Making, pictures: readonly number[]): Bilingual<unknown> {
  const { random } = making;
  const keys = new Keys();
  pictures.forEach((id) => keys.set('media', String(id), id));
  const length = random.int(100, 185);
  return bilingual((site) => {
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

/** A door somewhere in the town. */
export const addressOf = (random: Random): Fields => ({
  ...at(random.pick(streets), random.int(1, 60)),
});

/** How to reach somebody; the numbers are kept free for invented people. */
export const contactsOf = (random: Random): Fields[] => [
  {
    id: rowId(random),
    kind: 'phone',
    label: { it: 'Telefono', en: 'Phone' },
    href: `tel:+3905550${random.int(10_000, 99_999)}`,
  },
  {
    id: rowId(random),
    kind: 'email',
    label: { it: 'E-mail', en: 'E-mail' },
    href: `mailto:n${random.int(1000, 9999)}@studium.example`,
  },
];

/** A sentence or two. */
export const summary = (random: Random): Bilingual =>
  bilingual((site) => sentences(site, random, 18).slice(0, 399));

/** A time in Rome, in hours after midnight some days after today or, with a minus, before it. */
export const dayFrom = (today: Date, days: number, hours = 0): string =>
  new Date(new Date(dayOf(days, today)).getTime() + hours * 3_600_000).toISOString();
