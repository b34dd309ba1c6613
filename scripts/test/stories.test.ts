import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');

/** Components without a story, because designers have nothing to look at. */
const withoutStory: Record<string, string> = {
  'src/components/VisuallyHidden/VisuallyHidden': 'is invisible',
  'src/content/shared/ListingPage': 'is in the story of each listing',
  'src/features/compare/CompareListener': 'listens to clicks; CompareTray has the story',
  'src/features/favourites/FavouriteListener': 'listens to clicks; FavouriteToggle has the story',
  'src/features/favourites/FavouriteAction': 'opens LoginOverlay, which has the story',
  'src/i18n/I18n': 'provides texts',
  'src/layout/SeoHead': 'renders only into the head of the document',
  'src/session/AccountProvider': 'provides a client',
  'src/shell/RouteAnnouncer': 'is only for screen readers',
  'src/layout/TownDrawings': 'is hidden; the logo and the footer show it',
  'src/shell/StyleBatch': 'renders nothing',
};

const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|(^|\/)(server|testing)[/.]/.test(name))
    .map((name) => join(folder, name));

/** The folder that src and stories share: `content/news`, `features/search`, `map` … */
const folderOf = (file: string) =>
  /^(?:src|stories)\/((?:content|features)\/\w+|\w+)\//.exec(file)?.[1] ?? '';

/** Returns the modules of src that a file imports, as paths without an ending. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const imports = text.matchAll(/(?:from|import\()\s*(?:\/\*.*\*\/\s*)?'([^']+)'/g);
  return [...imports].map(([, path = '']) =>
    path.startsWith('@/') ? path.replace('@', 'src') : join(file, '..', path),
  );
}

const files = new Map(
  [...filesIn('src'), ...filesIn('stories')].map((file) => [file, new Set(importsOf(file))]),
);
const importersOf = (module: string) =>
  [...files].flatMap(([file, imports]) => (imports.has(module) ? [file] : []));

const isStory = (file: string) => file.endsWith('.stories.tsx');
const moduleOf = (file: string) => file.replace(/\.tsx?$/, '');

/** The modules that export a component. The file of a private part has a dot, like `Footer.Column.tsx`. */
const components = filesIn('src')
  .filter((file) => /\/[A-Z]\w*\.tsx?$/.test(file))
  .filter((file) =>
    /^export (function|const) [A-Z]\w+(<|\(| = (styled|memo|\())/m.test(
      readFileSync(join(root, file), 'utf8'),
    ),
  )
  .map(moduleOf);

/**
 * Whether a story in the same folder below `stories/` shows the component: by an import, or through another
 * component of its folder if no other folder uses it.
 */
function hasStory(module: string): boolean {
  const importers = importersOf(module);
  const folder = folderOf(module);
  if (importers.some((file) => isStory(file) && folderOf(file) === folder)) return true;
  const users = importers.filter((file) => file.startsWith('src/'));
  const isPrivate = users.every((file) => folderOf(file) === folder);
  return isPrivate && users.some((file) => hasStory(moduleOf(file)));
}

it('finds the components', () => {
  expect(components.length).toBeGreaterThan(200);
});

it('every component and every view has a story in the folder that mirrors its own', () => {
  expect(components.filter((module) => !(module in withoutStory || hasStory(module)))).toEqual([]);
});

it('no exception is out of date', () => {
  expect(
    Object.keys(withoutStory).filter((module) => !components.includes(module) || hasStory(module)),
  ).toEqual([]);
});

it('each folder of stories, besides pages about the design system, mirrors a folder of src', () => {
  const others = ['docs', 'fixtures'];
  const folders = [...files.keys()].filter((file) => file.startsWith('stories/')).map(folderOf);
  const mirrored = new Set(filesIn('src').map(folderOf));
  expect(
    [...new Set(folders)].filter((folder) => !mirrored.has(folder) && !others.includes(folder)),
  ).toEqual([]);
});
