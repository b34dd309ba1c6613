import { useEffect, useState } from 'react';
import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import { SectionHeading } from '@/components/SectionHeading/SectionHeading';
import { useI18n } from '@/i18n/I18n';
import { href, hrefOf } from '@/routing/href';
import { match } from '@/routing/match';
import * as A from '@/features/account/AccountFrame.styles';
import { cachedPages, type CachedPage } from './cachedPages';
import * as S from './OfflineView.styles';
import { FavouriteLines } from './FavouriteLines';
import { useSnapshot } from './snapshot';

/**
 * The page that lists everything readable offline. The service worker redirects here from pages that
 * are not cached, with their path in the hash.
 */
export function OfflineView() {
  const { t, locale } = useI18n();
  const path = useRequestedPath();
  const snapshot = useSnapshot();
  const isBack = useIsBackOnline();
  const pages = useCachedPages();
  return (
    <A.Page>
      <A.Head>
        <A.Words>
          <h1>{t('offline.title')}</h1>
          <A.Lead>{path ? t('offline.text') : t('offline.textHere')}</A.Lead>
        </A.Words>
      </A.Head>
      <S.Retry>
        <ButtonLink href={path ?? href('home', locale)}>{t('offline.again')}</ButtonLink>
        <p role="status">{isBack && t('offline.back')}</p>
      </S.Retry>
      <A.Content>
        <A.Group aria-labelledby="saved">
          <SectionHeading id="saved">{t('offline.saved.title')}</SectionHeading>
          {snapshot ? <FavouriteLines snapshot={snapshot} /> : <p>{t('offline.saved.none')}</p>}
        </A.Group>
        <A.Group aria-labelledby="kept">
          <SectionHeading id="kept">{t('offline.pages.title')}</SectionHeading>
          {pages.length > 0 ? (
            <S.Lines>
              {pages.map((page) => (
                <li key={page.path}>
                  <a href={page.path} lang={page.locale}>
                    {page.title}
                  </a>
                </li>
              ))}
            </S.Lines>
          ) : (
            <p>{t('offline.pages.none')}</p>
          )}
        </A.Group>
      </A.Content>
    </A.Page>
  );
}

/** Whether the network has returned since the page was opened. */
function useIsBackOnline(): boolean {
  const [back, setBack] = useState(false);
  useEffect(() => {
    const listen = () => setBack(true);
    addEventListener('online', listen);
    return () => removeEventListener('online', listen);
  }, []);
  return back;
}

function useCachedPages(): CachedPage[] {
  const [pages, setPages] = useState<CachedPage[]>([]);
  useEffect(() => {
    let current = true;
    cachedPages().then(
      (cached) => current && cached.length > 0 && setPages(cached),
      () => undefined, // The browser blocks the cache, so there are no pages.
    );
    return () => {
      current = false;
    };
  }, []);
  return pages;
}

/**
 * The path of the unavailable page, which the service worker puts into the hash; null without one. A later hash
 * without a path does not replace it, because skip links also change the hash.
 */
function useRequestedPath(): string | null {
  const [path, setPath] = useState<string | null>(null);
  useEffect(() => {
    const read = () => setPath((before) => pathInHash() ?? before);
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return path;
}

/** The path is built from the route table, because anybody can write a link to this page with another hash. */
function pathInHash(): string | null {
  try {
    const [path = '', search] = decodeURIComponent(location.hash.slice(1)).split(/\?(.*)/s);
    const route = /^\/(?!\/)/.test(path) ? match(path) : null;
    return route && hrefOf(route) + (search ? `?${new URLSearchParams(search).toString()}` : '');
  } catch {
    return null; // The hash does not come from the service worker.
  }
}
