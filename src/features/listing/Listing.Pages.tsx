import Head from 'next/head';
import { Pagination } from '@/components/Pagination/Pagination';
import { useI18n } from '@/i18n/I18n';
import type { ListingPage } from './useListingPage';

type PagesProps = Pick<ListingPage, 'page' | 'last' | 'hrefOfPage'>;

/** Links to the previous and the next page in the document's head. */
export function PageLinks({ page, last, hrefOfPage }: PagesProps) {
  if (last <= 1) return null;
  return (
    <Head>
      {page > 1 && <link key="prev" rel="prev" href={hrefOfPage(page - 1)} />}
      {page < last && <link key="next" rel="next" href={hrefOfPage(page + 1)} />}
    </Head>
  );
}

export function ListingPagination({
  page,
  last,
  hrefOfPage,
  onPageChange,
}: PagesProps & { onPageChange: () => void }) {
  const { t } = useI18n();
  return (
    <Pagination
      page={page}
      last={last}
      hrefOf={hrefOfPage}
      onPageChange={onPageChange}
      labels={{
        name: t('listing.paging.label'),
        previous: t('listing.paging.previous'),
        next: t('listing.paging.next'),
        page: (one) => t('listing.paging.page', { page: one }),
      }}
    />
  );
}
