// `npm start`: prepares and starts both programs, also from a fresh clone. This file must parse on every
// Node version that supports modules, so that an old version gets a clear message and not a syntax error;
// the other files are imported later.
import { refuseOldNode } from './lib/node-version.mjs';

refuseOldNode();
import('./lib/main.mjs').then(({ main }) => main(() => import('./lib/commands/start.mjs')));
