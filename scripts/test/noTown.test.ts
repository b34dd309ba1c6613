import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const demo = 'towns/castelmora/content';

/** The code and the texts of the product, without tests and what only they use. */
const product = execFileSync(
  'git',
  ['ls-files', 'src', 'pages', 'shared', 'graphql', 'cms', 'scripts', 'deploy', 'public'],
  { cwd: root, encoding: 'utf8' },
)
  .trim()
  .split('\n')
  .filter((file) => /\.(tsx?|mjs|cjs|js|json|html|graphql|css|sh|md|yml|template)$/.test(file))
  .filter(
    (file) => !/\.(test|spec|stories)\.|(^|\/)(test|testing|__fixtures__)\/|ixtures?\./.test(file),
  );

/** The titles of the places of the demo town, in both languages. */
const places = readdirSync(join(root, demo, 'places')).flatMap((name) => {
  const [, title] =
    /^title: "?(.+?)"?$/m.exec(readFileSync(join(root, demo, 'places', name), 'utf8')) ?? [];
  return title ?? [];
});

test('the product names neither the demo town, except as the default one, nor its places', () => {
  expect(product.length).toBeGreaterThan(1000);
  expect(places.length).toBeGreaterThan(20);
  const found = product.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8').replaceAll(
      /'castelmora'|such as castelmora/g,
      '',
    );
    const named = [
      /castelmora/i.exec(text)?.[0],
      ...places.filter((title) => text.includes(title)),
    ];
    return named.flatMap((name) => (name === undefined ? [] : `${file}: ${name}`));
  });
  expect(found).toEqual([]);
});
