import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { faces } from './fonts';

const folder = join(process.cwd(), 'public');

it('font files are named after their content, and the folder has no other fonts', () => {
  const named = faces.map(({ file }) => {
    const content = readFileSync(join(folder, file));
    const version = createHash('sha256').update(content).digest('hex').slice(0, 8);
    return file.replace(/\.\w+\.woff2$/, `.${version}.woff2`);
  });
  expect(named).toEqual(faces.map(({ file }) => file));
  const existing = readdirSync(join(folder, 'fonts')).filter((name) => name.endsWith('.woff2'));
  expect(existing.map((name) => `/fonts/${name}`)).toEqual(named);
});

it('no style has a width in ch, which differ between a font and its fallback', () => {
  const src = join(process.cwd(), 'src');
  const sources = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((name) =>
    ['.ts', '.tsx'].includes(extname(name)),
  );
  expect(sources.length).toBeGreaterThan(100);
  const withCh = sources.filter((name) =>
    /\b[\d.]+ch\b/.test(readFileSync(join(src, name), 'utf8')),
  );
  expect(withCh).toEqual([]);
});
