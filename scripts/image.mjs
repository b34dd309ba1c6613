// `npm run build:image`: the site's build for an image, without a cms. NEXT_DIST_DIR says where to.
import { refuseOldNode } from './lib/node-version.mjs';

refuseOldNode();
import('./lib/main.mjs').then(({ main }) => main(() => import('./lib/commands/image.mjs')));
