import type { Meta } from '@storybook/nextjs-vite';
import { HomeView } from '@/content/home/HomeView';
import { homeBlocks } from '../../fixtures/pages/blocks';
import { pageIn } from '../../fixtures/pageStories';

const meta: Meta = { component: HomeView };
export default meta;

const counts = { accommodations: 312 };

export const Italian = pageIn(
  'it',
  'home',
  <HomeView title="Studium" blocks={homeBlocks.it} counts={counts} />,
);

export const English = pageIn(
  'en',
  'home',
  <HomeView title="Studium" blocks={homeBlocks.en} counts={counts} />,
);

/** The section links are shown alone while the page has no blocks. */
export const WithoutBlocks = pageIn(
  'it',
  'home',
  <HomeView title="Studium" blocks={[]} counts={{ accommodations: 0 }} />,
);
