import type { Image } from '@/components/Picture/image';
import type { Video } from '@/components/VideoPlayer/video';
import type { HostedEmbed } from '../Embed/Embed';

/** A video: a file of the media library, or an embed of another site. */
export type GalleryVideo =
  { kind: 'video'; video: Video; name: string } | { kind: 'embed'; embed: HostedEmbed };

export type GalleryItem = { kind: 'picture'; image: Image } | GalleryVideo;
