import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { BasePayload } from 'payload';
import { describeRefusal } from './describeRefusal';
import { localStore } from './localStore';

// Jest cannot require Payload itself.
jest.mock('payload', () => ({ getLocalI18n: () => Promise.resolve({ language: 'en' }) }));

/** A database that refuses each write as Payload does. */
const refusing = (paths: string[]) => {
  const errors = paths.map((name) => ({ path: name, message: 'is too long.' }));
  const create = ({ req }: { req: { i18n: { language: string } } }) =>
    Promise.reject(
      Object.assign(new Error(`refused in ${req.i18n.language}`), { data: { errors } }),
    );
  return localStore({ create } as unknown as BasePayload);
};

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'studium-refusal-'));
  mkdirSync(path.join(root, 'content/pages'), { recursive: true });
  const text = '---\ntitle: Casa\nkind: page\n---\n\nUna **casa**.\n';
  writeFileSync(path.join(root, 'content/pages/home.en.md'), text.replaceAll('\n', '\r\n'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** What a command prints about a page that the database refuses. */
async function refusalOf(paths: string[]): Promise<string> {
  const item = { name: 'content/pages/home', root, place: undefined };
  return refusing(paths)
    .create('pages', 'en', {})
    .then(
      () => '',
      (error: unknown) => describeRefusal(error, item),
    );
}

test('a refusal of the database has the file, the line and the field', async () => {
  expect(await refusalOf(['title'])).toBe('content/pages/home.en.md, line 2: title: is too long.');
});

test('blocks are refused once, with the line where the text begins', async () => {
  expect(await refusalOf(['contentManager.0.spacer', 'contentManager.0.spacerMobile'])).toBe(
    'content/pages/home.en.md, line 5: contentManager: is too long.',
  );
});

test('reasons without a field are in English', async () => {
  expect(await refusalOf([])).toBe('refused in en');
});
