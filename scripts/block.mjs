// `npm run block -- <handle>`: creates the files of a new block of the page builder.
import { refuseOldNode } from './lib/node-version.mjs';

refuseOldNode();
import('./lib/main.mjs').then(({ main }) => main(() => import('./lib/commands/block.mjs')));
