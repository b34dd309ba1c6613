// `npm run faults -- <words>`: puts faults into the code one by one and reports which tests catch them.
import { refuseOldNode } from './lib/node-version.mjs';

refuseOldNode();
import('./lib/main.mjs').then(({ main }) => main(() => import('./lib/commands/faults.mjs')));
