import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { Tag } from '@/components/Tag/Tag';
import { hues } from '@/theme/hue';

const meta = {
  title: 'Components/Tag',
  component: Tag,
  parameters: { layout: 'padded' },
  args: { children: 'Camere singole' },
} satisfies Meta<typeof Tag>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const WithIcon: Story = { args: { icon: 'tag' } };

/** It takes the hue of the section it stands in. */
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
