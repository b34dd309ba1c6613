import { homePage } from '@/features/home/homePage';
import { getPageProps } from '@/server/getPageProps';

export { HomeView as default } from '@/features/home/HomeView';
export const getStaticProps = getPageProps('home', homePage);
