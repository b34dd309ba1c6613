import type { Video } from '@/components/VideoPlayer/video';
import type { PictureFragment, VideoFileFragment } from '@/gql/graphql';
import type { MapperContext } from './context';
import { mapImage } from './mapImage';
import { mapMediaUrl } from './mapUrl';

export interface VideoFile {
  src: string;
  mimeType: string;
  /** A description of the video; empty if the editors wrote none. */
  name: string;
  size: Video['size'];
}

type Files<File> = readonly (File | null)[];

/** The first video of a relation, or null. */
export function mapVideoFile(
  files: Files<VideoFileFragment>,
  context: MapperContext,
): VideoFile | null {
  const [file] = files;
  const src = mapMediaUrl(file?.url, context);
  if (!file?.mimeType?.startsWith('video/') || !src) return null;
  const { mimeType, width, height } = file;
  const size = width && height ? { width, height } : null;
  return { src, mimeType, name: file.alt || file.title || '', size };
}

/** A video with its poster and captions, or null. */
export function mapVideo(
  fields: {
    video: Files<VideoFileFragment>;
    poster: Files<PictureFragment>;
    captions: Files<{ url?: string | null }>;
  },
  context: MapperContext,
): { video: Video; name: string } | null {
  const file = mapVideoFile(fields.video, context);
  if (!file) return null;
  const { name, ...video } = file;
  const poster = mapImage(fields.poster, context);
  return {
    video: { ...video, poster, captions: mapMediaUrl(fields.captions[0]?.url, context) },
    name,
  };
}
