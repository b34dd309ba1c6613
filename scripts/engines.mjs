// `npm run engines [-- …]`: runs the tests in three browser engines, or takes screenshots of them side by side.
import { startCommand } from './lib/startCommand.mjs';

startCommand(() => import('./lib/commands/engines.mjs'));
