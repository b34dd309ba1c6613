import type { FieldHook, TextField } from 'payload';
import { slug } from './slug';

// Jest cannot require Payload itself; the field needs only this error of it.
jest.mock('payload', () => ({
  ValidationError: class extends Error {
    constructor(readonly data: object) {
      super('not valid');
    }
  },
}));

const [fill] = (slug as TextField).hooks?.beforeChange ?? [];

interface Saving {
  locale?: string;
  /** The newest version before. */
  before?: { id: number; title?: string; postDate?: string };
  /** The slugs of other documents. */
  others?: string[];
  /** Whether the published version has a slug in the language. */
  isPublic?: boolean;
}

/** Calls the hook as Payload does before it saves a slug. */
function saveSlug(
  data: { slug?: string; title?: string; kind?: string },
  { locale = 'it', before, others = [], isPublic = false }: Saving = {},
): unknown {
  const count = ({ where }: { where: { and: [{ slug?: { equals: string } }] } }) => {
    const [{ slug: wanted }] = where.and;
    return { totalDocs: (wanted ? others.includes(wanted.equals) : isPublic) ? 1 : 0 };
  };
  const find = ({
    where,
  }: {
    where: { slug?: { in: string[] }; and?: [{ slug: { in: string[] } }] };
  }) => ({
    docs: others
      .filter((slug) => (where.slug ?? where.and?.[0].slug)?.in.includes(slug))
      .map((slug) => ({ slug })),
  });
  const req = { locale, i18n: { language: 'it' }, payload: { count, find } };
  const collection = { slug: 'pages', versions: { drafts: {} } };
  const saved: unknown = fill?.({
    value: data.slug,
    data,
    originalDoc: before,
    collection,
    req,
  } as unknown as Parameters<FieldHook>[0]);
  return saved;
}

it('refuses a reserved address with a message in the editor’s language', async () => {
  await expect(saveSlug({ slug: 'confronta' })).rejects.toMatchObject({
    data: {
      errors: [
        { path: 'slug', message: expect.stringContaining('pagina fissa del sito') as string },
      ],
    },
  });
});

it('refuses it in another language too, because the site redirects it there', async () => {
  await expect(saveSlug({ slug: 'confronta' }, { locale: 'en' })).rejects.toThrow('not valid');
});

it('accepts it for the introduction to a list', async () => {
  expect(await saveSlug({ slug: 'alloggi', kind: 'archive' })).toBe('alloggi');
});

it('creates another slug when the one from the title is reserved', async () => {
  expect(await saveSlug({ title: 'Login' })).toBe('login-2');
});

describe('a slug that was created from the title', () => {
  const typing = { title: 'A room in Via Alta', slug: 'a-room' };
  const before = { id: 7, title: 'A room' };
  const postDate = '2026-11-21T10:00:00.000Z';

  it('follows the title until the entry is published in the language', async () => {
    expect(await saveSlug(typing, { before })).toBe('a-room-in-via-alta');
    expect(await saveSlug(typing, { before: { ...before, postDate }, locale: 'en' })).toBe(
      'a-room-in-via-alta',
    );
    expect(
      await saveSlug(typing, { before: { ...before, postDate }, locale: 'en', isPublic: true }),
    ).toBe('a-room');
  });

  it('follows it too if it has a number because another entry has the same title', async () => {
    const slug = await saveSlug({ title: 'A room' }, { others: ['a-room'] });
    expect(slug).toBe('a-room-2');
    expect(await saveSlug({ ...typing, slug: 'a-room-2' }, { before, others: ['a-room'] })).toBe(
      'a-room-in-via-alta',
    );
  });

  it('is not longer than others, so that it can be saved again', async () => {
    const title = 'x'.repeat(90);
    const others = ['x'.repeat(80)];
    const slug = await saveSlug({ title }, { others });
    expect(slug).toBe(`${'x'.repeat(78)}-2`);
    expect(
      await saveSlug({ title, slug: String(slug) }, { before: { id: 7, title }, others }),
    ).toBe(slug);
  });

  it('does not replace an address that an editor has typed', async () => {
    expect(await saveSlug({ ...typing, slug: 'room-2026' }, { before })).toBe('room-2026');
  });
});
