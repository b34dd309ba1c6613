import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/paths.mjs';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** The rows `| 3 | The list shows homes. | `path › title`, [ADR 1](adr/001-one.md) |`. */
const rows = read('docs/specification.md')
  .split('\n')
  .flatMap((line) => {
    const [, number, cells = ''] = /^\|\s*(\d+)\s*\|(.*)\|\s*$/.exec(line) ?? [];
    const [requirement = '', ...rest] = cells.split(/(?<!\\)\|/);
    const coveredBy = rest.join('|').replaceAll('\\|', '|');
    return number ? [{ number: Number(number), requirement: requirement.trim(), coveredBy }] : [];
  });

/**
 * Returns the titles in a file of Jest or Playwright that contain a text, as the source has them, with `…` for the
 * values in a template. Tests that are skipped check nothing, so they do not count.
 */
function titlesWith(file: string, text: string): string[] {
  const source = read(file).replaceAll(/\$\{[^}]*\}/g, '…');
  const titles = [...source.matchAll(/(\w[\w.]*)?[^\w\n]*(['"`])((?:\\.|(?!\2)[^\n])*)\2,/g)];
  return titles
    .filter(([, call = '']) => !/^x|\.(skip|fixme|todo)$/.test(call))
    .map(([, , , title = '']) => title.replaceAll(/\\(.)/g, '$1'))
    .filter((title) => title.includes(text));
}

function problemOf(reference: string): string | undefined {
  const [, decision] = /^\[ADR \d+\]\((adr\/\d+[^)]*)\)$/.exec(reference) ?? [];
  if (decision) return existsSync(join(ROOT, 'docs', decision)) ? undefined : 'no such decision';
  const [, file = '', title = ''] = /^`(\S+\.tsx?) › (.+)`$/.exec(reference) ?? [];
  if (!file || !existsSync(join(ROOT, file))) return 'no such file';
  const titles = titlesWith(file, title);
  const isOne = titles.length === 1 || titles.filter((one) => one === title).length === 1;
  return isOne ? undefined : `${titles.length} such tests`;
}

test('an existing test or a decision covers each requirement of docs/specification.md', () => {
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
  const problems = rows.flatMap(({ number, requirement, coveredBy }) => {
    const references = coveredBy.match(/`[^`]+`|\[ADR \d+\]\([^)]+\)/g) ?? [''];
    const rest = references.reduce((text, one) => text.replace(one, ''), coveredBy);
    return [
      ...(requirement === '' || /[^,\s]/.test(rest.replaceAll('<br>', ''))
        ? [`${number}: ${rest}`]
        : []),
      ...references.flatMap((one) => {
        const problem = problemOf(one);
        return problem ? `${number}: ${one}: ${problem}` : [];
      }),
    ];
  });
  expect(problems).toEqual([]);
});
