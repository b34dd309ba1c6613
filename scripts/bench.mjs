// `npm run bench [-- <names>]`: measures the product and writes docs/benchmarks.
import { refuseOldNode } from './lib/node-version.mjs';

refuseOldNode();
import('./lib/main.mjs').then(({ main }) => main(() => import('./lib/commands/bench.mjs')));
