// `npm run faults -- <words>`: puts faults into the code one by one and reports which tests catch them.
import { startCommand } from './lib/startCommand.mjs';

startCommand(() => import('./lib/commands/faults.mjs'));
