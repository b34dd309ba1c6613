// `npm test`: runs types, lint, unit, contract and end-to-end tests, and ends with one line of counts.
import { startCommand } from './lib/startCommand.mjs';

startCommand(() => import('./lib/commands/test.mjs'));
