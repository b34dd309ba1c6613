// `npm run build -w cms`: builds the cms, unless the build is up to date. With `--check` it only fails if the
// build is not up to date.
import { refuseOldNode } from './lib/node-version.mjs';

refuseOldNode();
import('./lib/main.mjs').then(({ main }) => main(() => import('./lib/commands/buildCms.mjs')));
