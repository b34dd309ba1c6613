import type { Meta } from '@storybook/nextjs-vite';
import { PageView } from '@/content/pages/PageView';
import { everyBlock } from '../../fixtures/pages/blocks';
import { pageIn } from '../../fixtures/pageStories';

const meta: Meta = { component: PageView };
export default meta;

export const Italian = pageIn(
  'it',
  'page',
  <PageView
    id="1"
    title="Blocchi"
    blocks={everyBlock.it}
    updatedAt={{ iso: '2026-11-21', text: '21 novembre 2026' }}
  />,
);

export const English = pageIn(
  'en',
  'page',
  <PageView
    id="1"
    title="Blocks"
    blocks={everyBlock.en}
    updatedAt={{ iso: '2026-11-21', text: 'November 21, 2026' }}
  />,
);
