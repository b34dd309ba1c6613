import { useState } from 'react';
import { Icon } from '../Icon/Icon';
import { Link } from '../Link/Link';
import * as S from './Embed.styles';
import { EmbedScene } from './EmbedScene';

/** Something on another site that may be shown inside ours. */
export interface EmbedModel {
  /** Address of the frame. */
  src: string;
  /** Address of the same thing as a page of its host. */
  href: string;
  kind: 'video' | 'map';
}

/** The words of an embed; they name the host. */
export interface EmbedLabels {
  /** What it is: also the name of the frame. */
  title: string;
  /** What happens when it is loaded. */
  notice: string;
  load: string;
  open: string;
}

/**
 * Content of another site behind a poster of our own: nothing is asked of that site before a visitor
 * wants it. Without JavaScript the link leads there.
 */
export function Embed({ embed, labels }: { embed: EmbedModel; labels: EmbedLabels }) {
  const { src, href, kind } = embed;
  const [wanted, setWanted] = useState(false);
  const open = (
    <Link href={href}>
      {labels.open} <Icon name="external" />
    </Link>
  );
  if (!wanted) {
    return (
      <S.Poster data-ground="night">
        <EmbedScene kind={kind} />
        <S.Words>
          <S.Title>{labels.title}</S.Title>
          <S.Notice>{labels.notice}</S.Notice>
          <S.Actions>
            <S.Load type="button" onClick={() => setWanted(true)}>
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
        // The button that had the focus is gone.
        ref={focus}
        src={src}
        title={labels.title}
        allow={
          kind === 'map'
            ? 'fullscreen'
            : 'autoplay; encrypted-media; fullscreen; picture-in-picture'
        }
        sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation"
        // The hosts refuse players and tiles to a site that does not say its name.
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
