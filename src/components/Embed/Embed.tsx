import { useState } from 'react';
import { Icon } from '../Icon/Icon';
import { Link } from '../Link/Link';
import * as S from './Embed.styles';

/** Content of another site that this site can embed. */
export interface EmbedModel {
  /** The address of the frame. */
  src: string;
  /** The address of the content's page at its host. */
  href: string;
  kind: 'video' | 'map';
}

/** The texts of an embed; they name the host. */
interface EmbedLabels {
  /** The title, which is also the accessible name of the frame. */
  title: string;
  /** Explains what loading does. */
  notice: string;
  load: string;
  open: string;
}

/**
 * Content of another site behind a poster of this site: no request is sent to the other site before the
 * visitor presses the button. Without JavaScript a link opens the content at its host.
 */
export function Embed({ embed, labels }: { embed: EmbedModel; labels: EmbedLabels }) {
  const { src, href, kind } = embed;
  const [isRequested, setRequested] = useState(false);
  const open = (
    <Link href={href}>
      {labels.open} <Icon name="external" />
    </Link>
  );
  if (!isRequested) {
    return (
      <S.Poster data-ground="night">
        {/* A screen in the square at night for a video, the town from above for a map. */}
        <S.SceneFrame>
          <S.Scene viewBox="0 14 640 176" aria-hidden="true">
            <use href={`/icons/posters.svg#${kind}`} />
          </S.Scene>
        </S.SceneFrame>
        <S.Words>
          <S.Title>{labels.title}</S.Title>
          <S.Notice>{labels.notice}</S.Notice>
          <S.Actions>
            <S.Load type="button" onClick={() => setRequested(true)}>
              <Icon name={kind === 'map' ? 'pin' : 'play'} />
              {labels.load}
            </S.Load>
            <S.Open>{open}</S.Open>
          </S.Actions>
        </S.Words>
      </S.Poster>
    );
  }
  return (
    <S.Loaded>
      <S.Window
        // Moves the focus, because the focused button was removed.
        ref={focus}
        src={src}
        title={labels.title}
        allow={
          kind === 'map'
            ? 'fullscreen'
            : 'autoplay; encrypted-media; fullscreen; picture-in-picture'
        }
        sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation"
        // The hosts refuse players and tiles without a referrer.
        referrerPolicy="strict-origin"
        loading="eager"
      />
      <S.Open>{open}</S.Open>
    </S.Loaded>
  );
}

function focus(frame: HTMLIFrameElement | null) {
  frame?.focus();
}
