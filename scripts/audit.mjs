// `npm run audit`: checks known vulnerabilities and licences, and lists all packages that run in production.
import { startCommand } from './lib/startCommand.mjs';

startCommand(() => import('./lib/commands/audit.mjs'));
