// `npm test`: types, lint, unit, contract and end-to-end tests, and one line that counts them.
import { refuseOldNode } from './lib/node-version.mjs';

refuseOldNode();
import('./lib/main.mjs').then(({ main }) => main(() => import('./lib/commands/test.mjs')));
