import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { Pagination } from '@/components/Pagination/Pagination';

const meta = {
  component: Pagination,
  args: {
    page: 5,
    last: 12,
    hrefOf: (page: number) => `/alloggi?page=${page}`,
  },
} satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof meta>;

/** On phones only this page and its neighbours are shown. */
export const Middle: Story = {};
export const First: Story = { args: { page: 1, last: 3 } };
