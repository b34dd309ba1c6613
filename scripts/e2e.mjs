// `npm run e2e [-- …]`: the end-to-end tests; what follows `--` goes to Playwright.
import { refuseOldNode } from './lib/node-version.mjs';

refuseOldNode();
import('./lib/main.mjs').then(({ main }) => main(() => import('./lib/commands/e2e.mjs')));
