// `npm run dev`: runs the same programs as `npm start` in development mode, with hot reload.
import { refuseOldNode } from './lib/node-version.mjs';

refuseOldNode();
import('./lib/main.mjs').then(({ main }) => main(() => import('./lib/commands/dev.mjs')));
