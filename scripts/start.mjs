// `npm start`: prepares and starts both programs, also from a fresh clone. This file must parse on every
// Node version that supports modules, so that an old version gets a clear message and not a syntax error;
// the other files are imported later.
import { startCommand } from './lib/startCommand.mjs';

startCommand(() => import('./lib/commands/start.mjs'));
