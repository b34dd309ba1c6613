// `npm run engines [-- …]`: the tests of the three engines, or their pictures side by side.
import { refuseOldNode } from './lib/node-version.mjs';

refuseOldNode();
import('./lib/main.mjs').then(({ main }) => main(() => import('./lib/commands/engines.mjs')));
