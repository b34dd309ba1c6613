// `npm run block -- <handle>`: creates the files of a new block of the page builder.
import { startCommand } from './lib/startCommand.mjs';

startCommand(() => import('./lib/commands/block.mjs'));
