import { clips } from './clips';
import { documents } from './documents';
import { icons } from './icons';
import { pictures } from './pictures';

/** The media of the demo town. */
export const media = { pictures, icons, clips, documents };
