// `npm test`: runs types, lint, unit, contract and end-to-end tests, and ends with one line of counts.
import { refuseOldNode } from './lib/node-version.mjs';

refuseOldNode();
import('./lib/main.mjs').then(({ main }) => main(() => import('./lib/commands/test.mjs')));
