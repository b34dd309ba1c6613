import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSign } from '../codegen/sign';

const folder = mkdtempSync(join(tmpdir(), 'studium-sign-'));
const file = join(folder, 'sign.svg');
const read = (content: string, attributes = 'viewBox="0 0 40 40"') => {
  writeFileSync(file, `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`);
  return readSign(file);
};

afterAll(() => {
  rmSync(folder, { recursive: true });
});

const square = '<rect width="40" height="40" fill="#00695c"/>';

it('reads a square drawing', async () => {
  const { svg, viewBox, content } = await read(square);
  expect(viewBox).toBe('0 0 40 40');
  expect(content).toMatch(/^<(rect|path) [^<]*fill="#00695c"[^<]*\/>$/);
  expect(svg).toContain(content);
});

it('reads what drawing programs save', async () => {
  const inkscape =
    '<g id="layer1"><path id="p" style="fill:#a63a22;stroke:none;-inkscape-stroke:none" d="M0 0h40v40Z"/></g>';
  expect((await read(inkscape)).content).toMatch(/^<path [^<]*fill="#a63a22"[^<]*\/>$/);
  const illustrator =
    '<style>.st0{fill:#A63A22;}</style><title>Stemma</title><path class="st0" d="M0 0h40v40Z"/><path class="st0" d="M9 0h4v4Z"/>';
  const { content } = await read(illustrator, 'id="Livello_1" viewBox="0 0 40 40"');
  expect(content).toMatch(/^<path [^<]*fill="#A63A22"[^<]*\/><path [^<]*fill="#A63A22"[^<]*\/>$/);
});

it('adds the name space that browsers need', async () => {
  writeFileSync(file, `<svg viewBox="0 0 40 40">${square}</svg>`);
  expect((await readSign(file)).svg).toContain('xmlns="http://www.w3.org/2000/svg"');
});

it('names the file and the place of a mistake in it', async () => {
  await expect(read('<path d="M0 0h40v40Z">')).rejects.toThrow(`${file}:1:`);
});

it.each([
  '<script>alert(1)</script>',
  '<image href="https://evil.example/a.png"/>',
  '<foreignObject><p>text</p></foreignObject>',
  '<use href="#a"/>',
  '<path d="M0 0h40v40Z" onclick="alert(1)"/>',
  '<path d="M0 0h40v40Z" style="fill:url(https://evil.example)"/>',
  '<path d="M0 0h40v40Z" fill="url(https://evil.example/#a)"/>',
  '<style>path{fill:url(https://evil.example)}</style><path d="M0 0h40v40Z"/>',
  '<style>@import url(https://evil.example);</style><path d="M0 0h40v40Z"/>',
  '<a href="javascript:alert(1)"><path d="M0 0h40v40Z"/></a>',
])('refuses %s', async (content) => {
  await expect(read(square + content)).rejects.toThrow(/is not allowed/);
});

it.each(['', 'viewBox="0 0 40 20"', 'viewBox="5 5 40 40"'])(
  'refuses the size %j',
  async (attributes) => {
    await expect(read(square, attributes)).rejects.toThrow('must be a square such as 0 0 40 40');
  },
);
