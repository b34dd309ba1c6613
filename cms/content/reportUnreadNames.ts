import path from 'node:path';
import { sites } from '../src/sites';
import { namesIn, type TownFolder } from './files';
import { redirectsFile } from './readRedirects';
import { entryTypes } from './sections';

/** Everything that the folder `content` can have. */
const knownNames = [
  ...Object.keys(entryTypes),
  ...['categories', 'tags', 'menus.yml', 'site.yml', path.basename(redirectsFile)],
  ...sites.flatMap((site) => [`footer.${site}.md`, `prefooter.${site}.md`]),
];

/** Reports what nothing reads, such as a folder whose name is misspelt: its entries would be missing without a word. */
export function reportUnreadNames({ root, collected }: TownFolder): void {
  for (const name of namesIn(path.join(root, 'content')))
    if (!knownNames.includes(name))
      collected.problems.add(
        { file: `content/${name}`, line: 1 },
        `this is not read; the folder can have ${knownNames.join(', ')}.`,
      );
}
