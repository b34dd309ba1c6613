// `npm run stories [-- …]`: tests every story in a real browser; arguments after `--` go to Playwright.
import { startCommand } from './lib/startCommand.mjs';

startCommand(() => import('./lib/commands/stories.mjs'));
