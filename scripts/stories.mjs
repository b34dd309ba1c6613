// `npm run stories [-- …]`: tests every story in a real browser; arguments after `--` go to Playwright.
import { refuseOldNode } from './lib/node-version.mjs';

refuseOldNode();
import('./lib/main.mjs').then(({ main }) => main(() => import('./lib/commands/stories.mjs')));
