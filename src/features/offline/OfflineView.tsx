import { useEffect, useState, useSyncExternalStore } from 'react';
import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import { SectionHeading } from '@/components/SectionHeading/SectionHeading';
import { useI18n } from '@/i18n/I18n';
import { href } from '@/routing/href';
import * as A from '../account/AccountFrame.styles';
import { askedPath, onAsked } from './askedPath';
import { keptPages, type KeptPage } from './keptPages';
import * as S from './OfflineView.styles';
import { SavedLines } from './SavedLines';
import { keptText, onSnapshot, snapshotOf } from './snapshot';

const nothing = () => null;

/**
 * What can be read without a network. The worker leads here from pages that it does not have, and
 * names them behind the #.
 */
export function OfflineView() {
  const { t, locale } = useI18n();
  const asked = useSyncExternalStore(onAsked, askedPath, nothing);
  const snapshot = snapshotOf(useSyncExternalStore(onSnapshot, keptText, nothing));
  const isBack = useCameBack();
  const pages = useKeptPages();
  return (
    <A.Page>
      <A.Head>
        <A.Words>
          <h1>{t('offline.title')}</h1>
          <A.Lead>{asked ? t('offline.text') : t('offline.textHere')}</A.Lead>
        </A.Words>
      </A.Head>
      <S.Again>
        <ButtonLink href={asked ?? href('home', locale)}>{t('offline.again')}</ButtonLink>
        <p role="status">{isBack && t('offline.back')}</p>
      </S.Again>
      <A.Content>
        <A.Group aria-labelledby="saved">
          <SectionHeading id="saved">{t('offline.saved.title')}</SectionHeading>
          {snapshot ? <SavedLines snapshot={snapshot} /> : <p>{t('offline.saved.none')}</p>}
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

/** Whether the network has come back while one was reading. */
function useCameBack(): boolean {
  const [back, setBack] = useState(false);
  useEffect(() => {
    const listen = () => setBack(true);
    addEventListener('online', listen);
    return () => removeEventListener('online', listen);
  }, []);
  return back;
}

function useKeptPages(): KeptPage[] {
  const [pages, setPages] = useState<KeptPage[]>([]);
  useEffect(() => {
    let current = true;
    keptPages().then(
      (found) => current && found.length > 0 && setPages(found),
      () => undefined, // A browser that lets nothing be kept has nothing to show.
    );
    return () => {
      current = false;
    };
  }, []);
  return pages;
}
