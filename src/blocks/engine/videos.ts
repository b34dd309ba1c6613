/** The blocks with videos share a chunk, because a gallery shows the videos of the other two. */
export { EmbedBlock } from '../Embed/Embed';
export { GalleryVideos } from '../Gallery/Gallery.Videos';
export { VideoBlock } from '../Video/Video';
