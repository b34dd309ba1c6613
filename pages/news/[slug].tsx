import { newsArticlePage } from '@/features/news/newsArticlePage';
import { getPageProps } from '@/server/getPageProps';

export { NewsArticleView as default } from '@/features/news/NewsArticleView';
export { getStaticPaths } from '@/server/getPageProps';
export const getStaticProps = getPageProps('newsArticle', newsArticlePage, ['news']);
