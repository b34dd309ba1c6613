import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { Carousel } from '@/components/Carousel/Carousel';
import { TeaserCard } from '@/components/TeaserCard/TeaserCard';
import { pictures } from '../fixtures/pictures';

const meta = {
  component: Carousel,
  parameters: { layout: 'padded' },
  args: {
    label: 'Case appena arrivate',
    visibleItems: 3,
    children: [pictures.attic, pictures.library, pictures.market, pictures.courtyard].map(
      (image, index) => (
        <li key={image.src}>
          <TeaserCard href={`/alloggi/${index}`} title={`Casa ${index + 1}`} image={image} />
        </li>
      ),
    ),
  },
  argTypes: { visibleItems: { control: { type: 'range', min: 1, max: 6 } } },
} satisfies Meta<typeof Carousel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneAtATime: Story = { args: { visibleItems: 1 } };
