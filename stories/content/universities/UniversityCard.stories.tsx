import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { teaser } from '@/content/universities/fixtures';
import { UniversityCard } from '@/content/universities/UniversityCard';
import { withPictures } from '../../fixtures/withPictures';

const meta = {
  component: UniversityCard,
  parameters: { layout: 'padded' },
  args: { university: withPictures(teaser) },
} satisfies Meta<typeof UniversityCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
