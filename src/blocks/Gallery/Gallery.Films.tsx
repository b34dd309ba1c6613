import styled from 'styled-components';
import { EmbedBlock } from '../Embed/Embed';
import { VideoBlock } from '../Video/Video';
import type { Film } from './galleryItem';

/** Two columns in wide containers; the last film of an odd number fills its row. */
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

/** The films of a gallery, in two columns if there is space. They start when the visitor presses play. */
export function Films({ films }: { films: Film[] }) {
  return (
    <List>
      {films.map((film, index) =>
        film.kind === 'embed' ? (
          <li key={index}>
            <EmbedBlock embed={film.embed} />
          </li>
        ) : (
          <li key={index}>
            <VideoBlock video={film.video} name={film.name} playback={onDemand} />
          </li>
        ),
      )}
    </List>
  );
}
