import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { SectionArt } from '@/content/home/SectionArt';
import { SectionLinks } from '@/content/home/SectionLinks';
import { primarySections } from '@/routing/sections';

const meta = {
  component: SectionLinks,
  args: { counts: { accommodations: 312 } },
} satisfies Meta<typeof SectionLinks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The drawing of each section. */
export const Drawings: Story = {
  render: () => (
    <>
      {primarySections.map((section) => (
        <div
          key={section}
          data-hue={section}
          style={{ background: 'var(--field)', width: '10rem' }}
        >
          <SectionArt section={section} />
        </div>
      ))}
    </>
  ),
};
