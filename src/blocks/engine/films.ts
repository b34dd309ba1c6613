/** The blocks with films share a chunk, because a gallery shows the films of the other two. */
export { EmbedBlock } from '../Embed/Embed';
export { Films } from '../Gallery/Gallery.Films';
export { VideoBlock } from '../Video/Video';
