import { homePage } from '@/content/home/server/homePage';
import { getPageProps } from '@/server/getPageProps';

export { HomeView as default } from '@/content/home/HomeView';
export const getStaticProps = getPageProps('home', homePage);
