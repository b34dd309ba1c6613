import type { PictureSeed } from '../../types';
import { eventPictures } from './events';
import { homes } from './homes';
import { newsPictures } from './news';
import { pagePictures } from './pages';
import { rooms } from './rooms';
import { servicePictures } from './services';
import { town } from './town';
import { universityPictures } from './universities';

/** The drawn pictures of the media library. */
export const pictures: Record<string, PictureSeed> = {
  ...town,
  ...rooms,
  ...homes,
  ...servicePictures,
  ...eventPictures,
  ...newsPictures,
  ...universityPictures,
  ...pagePictures,
};
