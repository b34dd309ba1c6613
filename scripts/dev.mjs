// `npm run dev`: runs the same programs as `npm start` in development mode, with hot reload.
import { startCommand } from './lib/startCommand.mjs';

startCommand(() => import('./lib/commands/dev.mjs'));
