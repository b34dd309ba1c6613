import { notFoundPage } from '@/errors/notFoundPage';
import { getPageProps } from '@/server/getPageProps';

export { NotFoundView as default } from '@/errors/NotFoundView';
export const getStaticProps = getPageProps('home', notFoundPage);
