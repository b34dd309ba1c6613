// `npm run engines [-- …]`: runs the tests in three browser engines, or takes screenshots of them side by side.
import { refuseOldNode } from './lib/node-version.mjs';

refuseOldNode();
import('./lib/main.mjs').then(({ main }) => main(() => import('./lib/commands/engines.mjs')));
