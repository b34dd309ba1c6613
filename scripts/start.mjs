// `npm start`: from a fresh clone to a running town. It must parse on any Node that knows modules,
// so that an old one is refused by a sentence and not by a syntax error: the rest is imported later.
import { refuseOldNode } from './lib/node-version.mjs';

refuseOldNode();
import('./lib/main.mjs').then(({ main }) => main(() => import('./lib/commands/start.mjs')));
