import Head from 'next/head';
import { Pagination } from '@/components/Pagination/Pagination';
import type { ListingPage } from './useListingPage';

interface ListingPaginationProps extends Pick<ListingPage, 'page' | 'last' | 'hrefOfPage'> {
  onPageChange: () => void;
}

/** The pagination, and links to the previous and the next page in the document's head. */
export function ListingPagination(props: ListingPaginationProps) {
  const { page, last, hrefOfPage, onPageChange } = props;
  return (
    <>
      <Head>
        {page > 1 && <link key="prev" rel="prev" href={hrefOfPage(page - 1)} />}
        {page < last && <link key="next" rel="next" href={hrefOfPage(page + 1)} />}
      </Head>
      <Pagination page={page} last={last} hrefOf={hrefOfPage} onPageChange={onPageChange} />
    </>
  );
}
