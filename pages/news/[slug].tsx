import { newsArticlePage } from '@/content/news/server/newsArticlePage';
import { getPageProps } from '@/server/getPageProps';

export { NewsArticleView as default } from '@/content/news/NewsArticleView';
export { getStaticPaths } from '@/server/getPageProps';
export const getStaticProps = getPageProps('newsArticle', newsArticlePage, ['news']);
