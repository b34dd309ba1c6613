import { useState } from 'react';
import { Icon } from '@/components/Icon/Icon';
import { Link } from '@/components/Link/Link';
import { useI18n } from '@/i18n/I18n';
import * as S from './Embed.styles';

/** Content of another site that this site can embed. */
export interface HostedEmbed {
  /** The address of the frame. */
  src: string;
  /** The address of the content's page at its host. */
  href: string;
  kind: 'video' | 'map';
  /** The display name of its host; null for a page of this site. */
  host: string | null;
}

/**
 * Content of another site behind a poster of this site: no request is sent to the other site before the
 * visitor presses the button. Without JavaScript a link opens the content at its host.
 */
export function EmbedBlock({ embed: { src, href, kind, host } }: { embed: HostedEmbed }) {
  const { t } = useI18n();
  const [isRequested, setRequested] = useState(false);
  const title =
    host === null ? t('common.media.embed.own.title') : t(`common.media.embed.${kind}`, { host });
  const open = (
    <Link href={href}>
      {host === null ? t('common.media.embed.own.open') : t('common.media.embed.open', { host })}{' '}
      <Icon name="external" />
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
          <S.Title>{title}</S.Title>
          <S.Notice>
            {host === null
              ? t('common.media.embed.own.notice')
              : t('common.media.embed.notice', { host })}
          </S.Notice>
          <S.Actions>
            <S.Load type="button" onClick={() => setRequested(true)}>
              <Icon name={kind === 'map' ? 'pin' : 'play'} />
              {t(kind === 'map' ? 'common.media.embed.loadMap' : 'common.media.embed.loadVideo')}
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
        title={title}
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
