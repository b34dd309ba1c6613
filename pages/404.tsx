import { notFoundPage } from '@/shell/server/notFoundPage';
import { getPageProps } from '@/server/getPageProps';

export { NotFoundView as default } from '@/shell/errors/NotFoundView';
export const getStaticProps = getPageProps('home', notFoundPage);
