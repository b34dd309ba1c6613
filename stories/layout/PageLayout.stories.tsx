import type { Meta } from '@storybook/nextjs-vite';
import { PageLayout } from '@/layout/PageLayout';
import { pageIn } from '../fixtures/pageStories';

const meta: Meta = { component: PageLayout };
export default meta;

/** What surrounds the content of every page. */
export const Default = pageIn('it', 'page', <h1>Il contenuto</h1>);
