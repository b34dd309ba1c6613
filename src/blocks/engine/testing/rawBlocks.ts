import type { MapperContext } from '@/server/mapping/context';
import type { BlockPosition } from '../server/mapper';
import { fullContentWidth } from '../availableWidth';

/** For tests of mappers: the fields that every raw block has. */
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

/** The position of a block in the page itself. */
export const position: BlockPosition = {
  headingLevel: 2,
  hasPriority: false,
  availableWidth: fullContentWidth,
};

export const context: MapperContext = {
  locale: 'it',
  siteUrl: 'https://studium.example',
  cmsHost: 'https://cms.example',
  preview: false,
};

/** A picture of the media library, as the contract returns it. */
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

/** A video of the media library, as the contract returns it. */
export const rawVideo = (name: string, mimeType: string | null = 'video/mp4') => ({
  title: 'Il fiume, camminando',
  alt: null,
  url: `https://cms.example/media/${name}.mp4`,
  mimeType,
  width: null,
  height: null,
});
