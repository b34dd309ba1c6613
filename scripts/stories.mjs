// `npm run stories [-- …]`: every story in a real browser; what follows `--` goes to Playwright.
import { refuseOldNode } from './lib/node-version.mjs';

refuseOldNode();
import('./lib/main.mjs').then(({ main }) => main(() => import('./lib/commands/stories.mjs')));
