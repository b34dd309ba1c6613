import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { Grid } from '@/components/Grid/Grid';
import { Chip } from '@/components/Tag/Chip';
import { TeaserCard } from '@/components/TeaserCard/TeaserCard';
import { pictures } from '../fixtures/pictures';

const meta = {
  component: TeaserCard,
  parameters: { layout: 'padded' },
  args: {
    href: '/alloggi/mansarda',
    title: 'Mansarda luminosa sopra i tetti di San Vero',
    image: pictures.attic,
    kicker: 'Mansarda',
    meta: 'Vicolo del Fornaio 8',
    excerpt: 'Una camera all’ultimo piano, con la finestra sul campanile.',
    badge: <Chip tone="available" label="Disponibile" />,
  },
  render: (args) => (
    <Grid>
      <li>
        <TeaserCard {...args} />
      </li>
    </Grid>
  ),
} satisfies Meta<typeof TeaserCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutPicture: Story = { args: { image: null } };

/** Cards in a row have the same height. */
export const InARow: Story = {
  render: (args) => (
    <Grid>
      <li>
        <TeaserCard {...args} />
      </li>
      <li>
        <TeaserCard {...args} title="Singola" excerpt={null} image={pictures.library} />
      </li>
      <li>
        <TeaserCard {...args} image={null} badge={null} />
      </li>
    </Grid>
  ),
};
