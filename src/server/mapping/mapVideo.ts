import type { Video } from '@/components/VideoPlayer/video';
import type { PictureFragment, VideoFileFragment } from '@/gql/graphql';
import type { MapContext } from './context';
import { mapImage } from './mapImage';
import { mapMediaUrl } from './mapUrl';

/** A film's file, or null for what is none. */
export interface VideoFile {
  src: string;
  mimeType: string;
  /** What the film is, in words; empty where nobody has said it. */
  name: string;
  size: Video['size'];
}

type Files<File> = readonly (File | null)[];

/** The first film of a relation, or null. */
export function mapVideoFile(
  files: Files<VideoFileFragment>,
  context: MapContext,
): VideoFile | null {
  const [file] = files;
  const src = mapMediaUrl(file?.url, context);
  if (!file?.mimeType?.startsWith('video/') || !src) return null;
  const { mimeType, width, height } = file;
  const size = width && height ? { width, height } : null;
  return { src, mimeType, name: file.alt || file.title || '', size };
}

/** A film with what belongs to it, or null where there is none. */
export function mapVideo(
  film: {
    video: Files<VideoFileFragment>;
    poster: Files<PictureFragment>;
    captions: Files<{ url?: string | null }>;
  },
  context: MapContext,
): { video: Video; name: string } | null {
  const file = mapVideoFile(film.video, context);
  if (!file) return null;
  const { name, ...video } = file;
  const poster = mapImage(film.poster, context);
  return {
    video: { ...video, poster, captions: mapMediaUrl(film.captions[0]?.url, context) },
    name,
  };
}
