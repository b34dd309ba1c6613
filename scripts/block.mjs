// `npm run block -- <handle>`: the files of a new block of the page builder, ready to be filled in.
import { refuseOldNode } from './lib/node-version.mjs';

refuseOldNode();
import('./lib/main.mjs').then(({ main }) => main(() => import('./lib/commands/block.mjs')));
