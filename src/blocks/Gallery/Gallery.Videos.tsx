import styled from 'styled-components';
import { EmbedBlock } from '../Embed/Embed';
import { VideoBlock } from '../Video/Video';
import type { GalleryVideo } from './galleryItem';

/** Two columns in wide containers; the last video of an odd number fills its row. */
const List = styled.ul`
  display: grid;
  gap: 1.25rem;
  @container gallery (min-width: 56rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`;

const onDemand = { autoplay: false, loop: false, muted: false, controls: true };

/** The videos of a gallery, in two columns if there is space. They start when the visitor presses play. */
export function GalleryVideos({ videos }: { videos: GalleryVideo[] }) {
  return (
    <List>
      {videos.map((item, index) =>
        item.kind === 'embed' ? (
          <li key={index}>
            <EmbedBlock embed={item.embed} />
          </li>
        ) : (
          <li key={index}>
            <VideoBlock video={item.video} name={item.name} playback={onDemand} />
          </li>
        ),
      )}
    </List>
  );
}
