// `npm run build -w cms`: builds the cms, unless the build is up to date. With `--check` it only fails if the
// build is not up to date.
import { startCommand } from './lib/startCommand.mjs';

startCommand(() => import('./lib/commands/buildCms.mjs'));
