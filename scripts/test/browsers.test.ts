import { readFileSync } from 'node:fs';
import { z } from 'zod';

const { browserslist } = z
  .object({ browserslist: z.array(z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));
const table = readFileSync('docs/browsers.md', 'utf8').matchAll(/^\| ([^|]+) \| (\d+) +\|/gm);
const documented = [...table].map(([, name = '', version]) => ({ name, version }));

it.each([
  ['chrome', 'Chrome'],
  ['edge', 'Edge'],
  ['firefox', 'Firefox'],
  ['safari', 'Safari'],
  ['ios_saf', 'iPhones'],
])('the build supports %s from the version in docs/browsers.md', (short, name) => {
  const row = documented.find((one) => one.name.includes(name));
  expect(browserslist).toContain(`${short} ${row?.version}`);
});
