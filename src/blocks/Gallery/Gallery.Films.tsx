import { EmbedBlock } from '../Embed/Embed';
import { VideoBlock } from '../Video/Video';
import * as S from './Gallery.Films.styles';
import type { Film } from './galleryItem';

const onDemand = { autoplay: false, loop: false, muted: false, controls: true };

/** The films of a gallery, in two columns if there is space. They start at the visitor's press. */
export function Films({ films }: { films: Film[] }) {
  return (
    <S.Films>
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
    </S.Films>
  );
}
