import styled from 'styled-components';
import { media } from '@/theme/media';
import type { EmbedModel } from './embedModel';

/**
 * Clips the drawing. The poster itself must not clip, because the aspect ratio would cut off long texts, in
 * WebKit even with `overflow: clip`.
 */
const Frame = styled.div`
  position: absolute;
  inset: 0;
  z-index: -1;
  overflow: hidden;
  border-radius: inherit;
`;

/** As wide as the poster; wider than very narrow posters, and wider on large ones, which have space below. */
const Scene = styled.svg`
  position: absolute;
  top: 0;
  left: 50%;
  width: max(100%, 352px);
  max-width: none;
  transform: translateX(-50%);
  @container embed (min-width: 50rem) {
    width: 132%;
  }
  ${media.print} {
    display: none;
  }
`;

/**
 * The poster's drawing in the colours of the theme: a screen in the square at night for a video, the town
 * from above for a map. The drawings are in public/icons/posters.svg.
 */
export function EmbedScene({ kind }: { kind: EmbedModel['kind'] }) {
  return (
    <Frame>
      <Scene viewBox="0 14 640 176" aria-hidden="true">
        <use href={`/icons/posters.svg#${kind}`} />
      </Scene>
    </Frame>
  );
}
