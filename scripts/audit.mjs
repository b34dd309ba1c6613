// `npm run audit`: checks known vulnerabilities and licences, and lists all packages that run in production.
import { refuseOldNode } from './lib/node-version.mjs';

refuseOldNode();
import('./lib/main.mjs').then(({ main }) => main(() => import('./lib/commands/audit.mjs')));
