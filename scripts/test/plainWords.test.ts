import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pattern } from '../lint/plainWords.mjs';

const root = join(__dirname, '../..');

/** What the linter reads, and files that are not in the repository. */
const others = /\.(ts|json)$|(^|\/)\.env$|^(certificates|backups)\//;

// The linter reads only scripts.
test('the examples of settings and the files for servers use plain words', () => {
  const inDeploy = readdirSync(join(root, 'deploy'), { recursive: true, encoding: 'utf8' })
    .filter((name) => !others.test(name))
    .map((name) => join(root, 'deploy', name))
    .filter((file) => statSync(file).isFile());
  expect(inDeploy.length).toBeGreaterThan(30);
  const wrong = [join(root, '.env.example'), join(root, '.ci/run'), ...inDeploy].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map(([word]) => `${file}: ${word}`),
  );
  expect(wrong).toEqual([]);
});
