// The public paths of the cms and an editor that writes continuously, in one program that the tests kill during a
// write. It loads its code, and opens the database when it receives a line. It prints each write before and after as a line
// of JSON.
import { createServer } from 'node:http';
import { createInterface } from 'node:readline';
import type { KilledOrder, KilledWrite } from './killedModel';

process.env.DISABLE_PAYLOAD_HMR = 'true';
process.env.CMS_LOG = 'silent';

const { createRandom } = await import('../seed/random');
const { htmlToLexical } = await import('../src/richText/htmlToLexical');
const { env } = await import('../src/env');
const { createListener } = await import('../src/http/listener');
const { getApi, getCms } = await import('../src/getApi');

const print = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`);

// Reads only the next order.
const lines: AsyncIterator<string, unknown> = createInterface(process.stdin)[
  Symbol.asyncIterator
]();
const nextLine = async (): Promise<string> => {
  const line = await lines.next();
  return line.done ? process.exit(0) : line.value;
};

print({ loaded: true });
await nextLine();
await getApi();
const payload = await getCms();
const listener = createListener(async (_, outgoing) => void outgoing.writeHead(404).end());
await new Promise<void>((resolve) => createServer(listener).listen(env.port, resolve));
const collection = 'accommodations';
print({ open: true });

const { docs: categories } = await payload.find({
  collection: 'accommodationsCategories',
  depth: 0,
});

/** Returns the fields of a write of one language, all derived from one number. */
const fieldsOf = ({ value, site }: KilledWrite) => ({
  title: `Value ${value}`,
  contentManager: [
    { blockType: 'textContent' as const, textContent: htmlToLexical(`<p>Text ${value}</p>`) },
  ],
  ...(site === 'it' && {
    priceMin: value,
    categories: categories.map(({ id }) => id),
    includedServices: ['wifi', 'gas', 'water'] as ('wifi' | 'gas' | 'water')[],
    contactLinks: [1, 2].map((n) => ({ kind: 'phone' as const, href: `tel:${n}${value}` })),
  }),
  _status: 'published' as const,
});

async function perform(write: KilledWrite): Promise<number> {
  const { key, site, id } = write;
  const common = { collection, locale: site, depth: 0 } as const;
  if (id !== undefined) {
    const slug = site === 'it' ? key : `${key}-en`;
    await payload.update({ ...common, id, data: { ...fieldsOf(write), slug } });
    return id;
  }
  const doc = await payload.create({
    ...common,
    data: {
      ...fieldsOf(write),
      slug: key,
      accommodationType: 'studio',
      bedrooms: 1,
      bedsNumber: 1,
      bathroomsNumber: 1,
      priceMin: write.value,
      pricingMode: 'perRoom',
    },
  });
  return doc.id;
}

/** Opens and saves the last written documents like the admin, and checks the integrity of the database. */
async function check(): Promise<void> {
  const { docs } = await payload.find({ collection, sort: '-id', limit: 3, depth: 0 });
  for (const { id } of docs) {
    await payload.findByID({ collection, id, draft: true, depth: 1 });
    await payload.update({ collection, id, data: {}, draft: true });
    await payload.update({ collection, id, data: { _status: 'published' } });
    const { totalDocs } = await payload.findVersions({
      collection,
      where: { parent: { equals: id } },
    });
    if (totalDocs < 1) throw new Error(`Accommodation ${id} has no version.`);
  }
  const { db } = payload;
  const raw = 'PRAGMA integrity_check';
  const result: unknown =
    db.name === 'sqlite' ? await db.execute({ drizzle: db.drizzle, raw }) : undefined;
  print({ checked: true, integrity: result });
}

async function writeOn({ seed, known, next }: KilledOrder): Promise<never> {
  const random = createRandom(seed);
  const homes = [...known];
  for (let value = next; ; value += 1) {
    const home = random.chance(0.2) || homes.length === 0 ? undefined : random.pick(homes);
    const key = home?.key ?? `home-${value}`;
    const site = home && random.chance(0.5) ? 'en' : 'it';
    const write: KilledWrite = { key, site, value, id: home?.id };
    print({ begun: write });
    const id = await perform(write);
    print({ done: { ...write, id } });
    if (!home) homes.push({ key, id });
  }
}

for (;;) {
  const line = await nextLine();
  if (line === 'check') await check();
  else await writeOn(JSON.parse(line) as KilledOrder);
}
