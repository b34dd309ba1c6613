// `npm run e2e [-- …]`: runs the end-to-end tests; arguments after `--` go to Playwright.
import { startCommand } from './lib/startCommand.mjs';

startCommand(() => import('./lib/commands/e2e.mjs'));
