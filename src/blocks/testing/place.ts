import type { MapContext } from '@/server/mapping/context';
import type { BlockPlace } from '../mapper';
import { wholeContent } from '../share';

/** For tests of mappers: what every raw block has besides its own fields. */
export const rawFrame = {
  id: '1',
  level: 1,
  typeHandle: null,
  responsiveVisibility: null,
  backgroundColor: null,
  textColor: null,
  alignment: null,
  direction: null,
  contentWidth: null,
  minHeight: null,
};

/** A block somewhere in the page itself. */
export const place: BlockPlace = { headingLevel: 2, first: false, share: wholeContent };

export const context: MapContext = {
  locale: 'it',
  siteUrl: 'https://studium.example',
  cmsHost: 'https://cms.example',
  preview: false,
};

/** A picture of the media library, as the contract answers it. */
export const rawPicture = (name: string, alt: string | null = null) => ({
  id: name,
  title: name as string | null,
  filename: `${name}.jpg`,
  alt,
  url: `https://cms.example/media/${name}.jpg`,
  width: 1800,
  height: 1350,
  w560: `https://cms.example/media/${name}-560.jpg`,
  w900: `https://cms.example/media/${name}-900.jpg`,
  w1180: `https://cms.example/media/${name}-1180.jpg`,
  w1540: `https://cms.example/media/${name}-1540.jpg`,
  w2200: `https://cms.example/media/${name}.jpg`,
});

/** A film of the media library, as the contract answers it. */
export const rawFilm = (name: string, mimeType: string | null = 'video/mp4') => ({
  title: 'Il fiume, camminando',
  alt: null,
  url: `https://cms.example/media/${name}.mp4`,
  mimeType,
  width: null,
  height: null,
});
