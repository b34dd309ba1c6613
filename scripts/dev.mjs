// `npm run dev`: the same town as `npm start`, rebuilt as you type.
import { refuseOldNode } from './lib/node-version.mjs';

refuseOldNode();
import('./lib/main.mjs').then(({ main }) => main(() => import('./lib/commands/dev.mjs')));
