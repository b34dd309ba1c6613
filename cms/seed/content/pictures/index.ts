import type { PictureSeed } from '../../types';
import { rooms } from './rooms';
import { town } from './town';

/** The drawn pictures of the media library. */
export const pictures: Record<string, PictureSeed> = { ...town, ...rooms };
