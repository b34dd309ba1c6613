import type { FieldHook, TextField } from 'payload';
import { slug } from './slug';

// Payload itself is no module that Jest can require; of it the field needs this error alone.
jest.mock('payload', () => ({
  ValidationError: class extends Error {
    constructor(readonly data: object) {
      super('not valid');
    }
  },
}));

const [fill] = (slug as TextField).hooks?.beforeChange ?? [];

/** What is kept of a slug, as Payload asks for it before it writes; no other document is there. */
function kept(data: { slug?: string; title?: string; kind?: string }, locale = 'it'): unknown {
  const req = { locale, i18n: { language: 'it' }, payload: { count: () => ({ totalDocs: 0 }) } };
  const collection = { slug: 'pages', versions: {} };
  const written: unknown = fill?.({
    value: data.slug,
    data,
    collection,
    req,
  } as unknown as Parameters<FieldHook>[0]);
  return written;
}

it('refuses an address of the site itself, in the editor’s words', async () => {
  await expect(kept({ slug: 'confronta' })).rejects.toMatchObject({
    data: {
      errors: [
        { path: 'slug', message: expect.stringContaining('pagina fissa del sito') as string },
      ],
    },
  });
});

it('takes the same word where the site has nothing, and for the introduction of a list', async () => {
  expect(await kept({ slug: 'confronta' }, 'en')).toBe('confronta');
  expect(await kept({ slug: 'alloggi', kind: 'archive' })).toBe('alloggi');
});

it('makes another address of a title that is one of the site', async () => {
  expect(await kept({ title: 'Login' })).toBe('login-2');
});
