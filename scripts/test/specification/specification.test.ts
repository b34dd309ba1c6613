import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { faultsOf } from './faultsOf';
import { titlesIn } from './titlesIn';

const root = join(__dirname, '../../..');

test('an existing test or a decision covers each requirement of docs/specification.md', () => {
  const markdown = readFileSync(join(root, 'docs/specification.md'), 'utf8');
  expect(faultsOf(markdown, root)).toEqual([]);
});

describe('the check', () => {
  let town: string;
  beforeAll(() => {
    town = mkdtempSync(join(tmpdir(), 'specification-'));
    mkdirSync(join(town, 'docs/adr'), { recursive: true });
    writeFileSync(join(town, 'docs/adr/001-one.md'), '# 1. One');
    writeFileSync(
      join(town, 'a.test.ts'),
      "test('opens', f); test('opens again', f); test('shuts the door', f); test.skip('waits', f);",
    );
  });
  afterAll(() => rmSync(town, { recursive: true }));

  const check = (...coveredBy: string[]) =>
    faultsOf(coveredBy.map((by, index) => `| ${index + 1} | It opens. | ${by} |`).join('\n'), town);

  test.each([
    ['a title', '`a.test.ts › opens`'],
    ['a part of a title', '`a.test.ts › the door`'],
    ['a decision', '[ADR 1](adr/001-one.md)'],
    ['several of them', '`a.test.ts › opens`, [ADR 1](adr/001-one.md)<br>`a.test.ts › shuts`'],
  ])('accepts %s', (_, coveredBy) => {
    expect(check(coveredBy)).toEqual([]);
  });

  test.each([
    ['a missing test', '`a.test.ts › closes`', 'a.test.ts has no tests “closes”'],
    ['a skipped test', '`a.test.ts › waits`', 'a.test.ts has no tests “waits”'],
    ['a part of two titles', '`a.test.ts › open`', 'a.test.ts has 2 tests “open”'],
    ['a missing file', '`b.test.ts › opens`', 'there is no file for the test “b.test.ts › opens”'],
    ['a file alone', '`a.test.ts`', 'there is no file for the test “a.test.ts”'],
    ['a missing decision', '[ADR 2](adr/002-two.md)', 'there is no decision adr/002-two.md'],
    ['another document', '[ADR 1](../a.test.ts)', 'there is no decision ../a.test.ts'],
    ['an open row', 'open', '“open” is neither a test nor a decision'],
    ['a row without a reference', '', 'no test or decision covers it'],
  ])('refuses %s', (_, coveredBy, fault) => {
    expect(check(coveredBy)).toEqual([`1: ${fault}`]);
  });

  test('refuses a repeated number and a missing number', () => {
    const rows = [1, 1, 4].map((number) => `| ${number} | It opens. | \`a.test.ts › opens\` |`);
    expect(faultsOf(rows.join('\n'), town)).toEqual([
      'the number 1 appears twice',
      'the number 2 is missing',
      'the number 3 is missing',
    ]);
  });

  test('refuses a row without text', () => {
    expect(faultsOf('| 1 |  | `a.test.ts › opens` |', town)).toEqual(['1: it has no text']);
  });
});

test('titles are returned as the source has them, without skipped tests', () => {
  const source = `
    test('plain', f);
    it.each([1, 2])('each of %d', f);
    test.each<[string]>([['x']])("typed", f);
    for (const path of paths) test(\`\${path} answers in \${lang}\`, f);
    test.describe('around', () => { test('inside', async () => { await test.step('a step', f); }); });
    describe.skip('not now', () => { it('never', f); });
    it.todo('later');
    test.use({ x: 'y' });
    other('no test', f);
  `;
  expect(titlesIn(source, 'x.test.ts')).toEqual([
    ...['plain', 'each of %d', 'typed', '… answers in …', 'inside', 'a step'],
  ]);
});
