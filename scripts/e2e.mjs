// `npm run e2e [-- …]`: runs the end-to-end tests; arguments after `--` go to Playwright.
import { refuseOldNode } from './lib/node-version.mjs';

refuseOldNode();
import('./lib/main.mjs').then(({ main }) => main(() => import('./lib/commands/e2e.mjs')));
