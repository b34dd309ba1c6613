import Head from 'next/head';
import { Pagination } from '@/components/Pagination/Pagination';
import { useI18n } from '@/i18n/I18n';
import type { ListingPage } from './useListingPage';

interface ListingPaginationProps extends Pick<ListingPage, 'page' | 'last' | 'hrefOfPage'> {
  onPageChange: () => void;
}

/** The pagination, and links to the previous and the next page in the document's head. */
export function ListingPagination(props: ListingPaginationProps) {
  const { page, last, hrefOfPage, onPageChange } = props;
  const { t } = useI18n();
  return (
    <>
      <Head>
        {page > 1 && <link key="prev" rel="prev" href={hrefOfPage(page - 1)} />}
        {page < last && <link key="next" rel="next" href={hrefOfPage(page + 1)} />}
      </Head>
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
    </>
  );
}
