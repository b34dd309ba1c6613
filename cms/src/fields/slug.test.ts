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

/** Calls the hook as Payload does before it saves a slug; there are no other documents. */
function saveSlug(data: { slug?: string; title?: string; kind?: string }, locale = 'it'): unknown {
  const req = { locale, i18n: { language: 'it' }, payload: { count: () => ({ totalDocs: 0 }) } };
  const collection = { slug: 'pages', versions: {} };
  const saved: unknown = fill?.({
    value: data.slug,
    data,
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
  await expect(saveSlug({ slug: 'confronta' }, 'en')).rejects.toThrow('not valid');
});

it('accepts it for the introduction to a list', async () => {
  expect(await saveSlug({ slug: 'alloggi', kind: 'archive' })).toBe('alloggi');
});

it('creates another slug when the one from the title is reserved', async () => {
  expect(await saveSlug({ title: 'Login' })).toBe('login-2');
});
