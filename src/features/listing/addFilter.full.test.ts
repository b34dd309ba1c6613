import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const root = path.resolve(__dirname, '../../..');
let copy: string;

/** Prints what the site knows about the filter, in the copy. */
const program = `
import { renderToStaticMarkup } from 'react-dom/server';
import { createI18n } from '@/i18n/createI18n';
import { createFormatters } from '@/i18n/format';
import { allTexts } from '@/i18n/testing/allTexts';
import { TextsProvider } from '@/i18n/testing/TextsProvider';
import { withKnownParameters } from '@/routing/knownParameters';
import { activeFilters } from '@/features/listing/activeFilters';
import { filterAndSort } from '@/features/listing/filterAndSort';
import { FilterForm } from '@/features/listing/FilterForm';
import { listingHref } from '@/features/listing/listingHref';
import { parseListingQuery } from '@/features/listing/listingQuery';

const search = new URLSearchParams('beds=1&pet-fee=20');
const { query } = parseListingQuery('accommodations', search);
const words = {
  section: 'accommodations', locale: 'en', universities: [],
  t: createI18n('en', allTexts).t, format: createFormatters('en'),
} as const;
const homes = [10, 30, null].map((petFee, index) => ({ id: String(index), petFee, beds: 2 }));
const form = renderToStaticMarkup(
  <TextsProvider locale="en">
    <FilterForm id="form" section="accommodations" query={query} universities={[]} />
  </TextsProvider>,
);
console.log(JSON.stringify({
  known: withKnownParameters('/alloggi?pet-fee=20&fee=20'),
  address: listingHref('accommodations', query, 'en'),
  found: filterAndSort(homes, query).map(({ petFee }) => petFee),
  chips: activeFilters(query, words).map(({ label }) => label),
  field: /<label[^>]*>Pet fee up to<.*?name="pet-fee"[^>]*value="20"/.test(form),
}));
`;

/** The code blocks of the guide, in order. */
async function linesOfGuide(): Promise<string[]> {
  const guide = await readFile(path.join(root, 'docs/how-to-add-a-filter.md'), 'utf8');
  return [...guide.matchAll(/```(?:ts|json)\n(.*?)```/gs)].map(([, lines = '']) => lines);
}

/** Inserts lines after the line that matches. */
async function insert(file: string, after: RegExp, lines = ''): Promise<void> {
  const name = path.join(copy, 'src', file);
  const before = await readFile(name, 'utf8');
  const changed = before.replace(after, (line) => `${line}\n${lines.trimEnd()}`);
  expect(changed).not.toBe(before);
  await writeFile(name, changed);
}

const run = (...args: string[]) => execute(process.execPath, args, { cwd: copy });
const checkTypes = () =>
  run('node_modules/typescript7/bin/tsc', '-p', 'checked.json', '--incremental', 'false');

beforeAll(async () => {
  copy = await mkdtemp(path.join(os.tmpdir(), 'studium-filter-'));
  for (const part of ['src', 'public/locales'])
    await cp(path.join(root, part), path.join(copy, part), { recursive: true });
  await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  await cp(path.join(root, 'tsconfig.json'), path.join(copy, 'tsconfig.json'));
  const checked = { extends: './tsconfig.json', include: [], files: ['program.tsx'] };
  await writeFile(path.join(copy, 'checked.json'), JSON.stringify(checked));
  await writeFile(path.join(copy, 'program.tsx'), program);
});

afterAll(() => rm(copy, { recursive: true, force: true }));

test('a new filter works after the steps of the guide, and nothing compiles before its entry', async () => {
  const [card, parameter, entry, label, chip] = await linesOfGuide();
  await insert(
    'content/accommodations/model.ts',
    /^export interface AccommodationTeaser .*$/m,
    card,
  );
  await insert('routing/listingParameters.ts', /^ {2}priceTo: homes,$/m, parameter);
  await expect(checkTypes()).rejects.toMatchObject({ stdout: expect.stringContaining('petFee') });

  await insert('features/listing/filters.ts', /^export const filters = \{$/m, entry);
  for (const locale of ['it', 'en']) {
    await insert(`i18n/texts/${locale}/filters.json`, /^ {2}"form": \{$/m, label);
    await insert(`i18n/texts/${locale}/listing.json`, /^ {2}"active": \{$/m, chip);
  }
  await checkTypes();
  const { stdout } = await run('--import', 'tsx', 'program.tsx');
  expect(JSON.parse(stdout)).toEqual({
    known: '/alloggi?pet-fee=20',
    address: '/en/accommodations?beds=1&pet-fee=20',
    found: [10],
    chips: ['Pet fee up to €\u00a020', 'At least 1 bed'],
    field: true,
  });
}, 120_000);
