import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { teaser } from '@/content/news/fixtures';
import { NewsCard } from '@/content/news/NewsCard';
import { withPictures } from '../../fixtures/withPictures';

const meta = {
  component: NewsCard,
  parameters: { layout: 'padded' },
  args: { news: withPictures(teaser) },
} satisfies Meta<typeof NewsCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
