// `npm run build:image`: builds the site for a container image, without a cms. NEXT_DIST_DIR sets the output folder.
import { refuseOldNode } from './lib/node-version.mjs';

refuseOldNode();
import('./lib/main.mjs').then(({ main }) => main(() => import('./lib/commands/image.mjs')));
