import { join } from 'node:path';
import { pathOfCaller, ROOT } from '../lib/paths.mjs';

const { INIT_CWD } = process.env;
afterEach(() => {
  if (INIT_CWD === undefined) delete process.env.INIT_CWD;
  else process.env.INIT_CWD = INIT_CWD;
});

test('a path is relative to the folder in which npm was called', () => {
  process.env.INIT_CWD = join(ROOT, 'towns');
  expect(pathOfCaller('elmo')).toBe(join(ROOT, 'towns/elmo'));
  expect(pathOfCaller('/backups/elmo')).toBe('/backups/elmo');
});
