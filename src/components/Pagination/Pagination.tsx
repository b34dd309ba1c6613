import Head from 'next/head';
import { useI18n } from '@/i18n/I18n';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { pagesAround } from './pagesAround';
import * as S from './Pagination.styles';

interface PaginationProps {
  page: number;
  last: number;
  hrefOf: (page: number) => string;
  /** Called when another page is chosen. */
  onPageChange?: () => void;
}

/** The pages of a list, as links, also in the document's head; renders nothing for a single page. */
export function Pagination({ page, last, hrefOf, onPageChange }: PaginationProps) {
  const { t } = useI18n();
  if (last <= 1) return null;
  const link = { shallow: true, onClick: onPageChange };
  return (
    <S.Nav aria-label={t('listing.paging.label')} data-print="hide">
      <Head>
        {page > 1 && <link key="prev" rel="prev" href={hrefOf(page - 1)} />}
        {page < last && <link key="next" rel="next" href={hrefOf(page + 1)} />}
      </Head>
      <S.List>
        {page > 1 && (
          <S.Item>
            <S.Page {...link} href={hrefOf(page - 1)} data-turn="prev">
              <Icon name="chevron" />
              {t('listing.paging.previous')}
            </S.Page>
          </S.Item>
        )}
        {pagesAround(page, last).map((one, index) =>
          one === null ? (
            <S.Item key={`gap ${index}`} aria-hidden="true" $far>
              …
            </S.Item>
          ) : (
            <S.Item key={one} $far={one !== page}>
              <S.Page {...link} href={hrefOf(one)} aria-current={one === page ? 'page' : undefined}>
                <VisuallyHidden>{t('listing.paging.page', { page: one })}</VisuallyHidden>
                <span aria-hidden="true">{one}</span>
              </S.Page>
            </S.Item>
          ),
        )}
        {page < last && (
          <S.Item>
            <S.Page {...link} href={hrefOf(page + 1)} data-turn="next">
              {t('listing.paging.next')}
              <Icon name="chevron" />
            </S.Page>
          </S.Item>
        )}
      </S.List>
    </S.Nav>
  );
}
