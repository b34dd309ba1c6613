// `npm run build:image`: builds the site for a container image, without a cms. NEXT_DIST_DIR sets the output folder.
import { startCommand } from './lib/startCommand.mjs';

startCommand(() => import('./lib/commands/image.mjs'));
