// `npm run bench [-- <names>]`: measures the product and writes docs/benchmarks.
import { startCommand } from './lib/startCommand.mjs';

startCommand(() => import('./lib/commands/bench.mjs'));
