import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { Tag } from '@/components/Tag/Tag';
import { hues } from '@/theme/hue';

const meta = {
  component: Tag,
  parameters: { layout: 'padded' },
  args: { children: 'Camere singole' },
} satisfies Meta<typeof Tag>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithIcon: Story = { args: { icon: 'tag' } };

/** A tag has the hue of its section. */
export const InEachHue: Story = {
  render: () => (
    <>
      {hues.map((hue) => (
        <p key={hue} data-hue={hue}>
          <Tag>{hue}</Tag>
        </p>
      ))}
    </>
  ),
};
