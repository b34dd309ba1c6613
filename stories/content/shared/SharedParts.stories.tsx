import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { Grid } from '@/components/Grid/Grid';
import { Panel } from '@/components/Panel/Panel';
import { TeaserCard } from '@/components/TeaserCard/TeaserCard';
import { service } from '@/content/services/fixtures';
import { AddressLine } from '@/content/shared/AddressLine';
import { ContactBar } from '@/content/shared/ContactBar';
import { DetailFrame } from '@/content/shared/DetailFrame';
import { EmbedPart } from '@/content/shared/EmbedPart';
import { ListingFrame } from '@/content/shared/ListingFrame';
import { MoreCards } from '@/content/shared/MoreCards';
import { PageTitle } from '@/content/shared/PageTitle';
import { embed } from '../../fixtures/blocks/Embed';
import { headOf } from '../../fixtures/pages/lists';
import { pictures } from '../../fixtures/pictures';
import { withPictures } from '../../fixtures/withPictures';

interface Args {
  title: string;
}

/** The parts that pages of several sections share. */
const meta = {
  parameters: { layout: 'padded' },
  args: { title: 'Sportello casa' },
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<Args>;

export const Title: Story = { render: ({ title }) => <PageTitle>{title}</PageTitle> };

export const Address: Story = { render: () => <AddressLine address="Vicolo del Fornaio 8" /> };

/** On phones, at the bottom of the screen. */
export const Contacts: Story = {
  globals: { viewport: { value: 'phone' } },
  render: ({ title }) => <ContactBar fact={title} contacts={service.contacts} />,
};

export const EmbeddedVideo: Story = {
  render: () => <EmbedPart embed={embed.typical.props.embed} />,
};

export const MoreEntries: Story = {
  render: ({ title }) => (
    <MoreCards
      id="more"
      title="Servizi vicini"
      all={{ href: '/servizi', title: 'Tutti i servizi' }}
    >
      <Grid>
        <li>
          <TeaserCard href="/servizi/casa" title={title} image={pictures.market} />
        </li>
      </Grid>
    </MoreCards>
  ),
};

export const Listing: Story = {
  parameters: { layout: 'fullscreen' },
  render: ({ title }) => (
    <ListingFrame head={headOf(title, 'Il testo di chi scrive la pagina.')}>
      <p>La lista</p>
    </ListingFrame>
  ),
};

export const Detail: Story = {
  parameters: { layout: 'fullscreen' },
  render: ({ title }) => (
    <DetailFrame section="services" detail={{ ...withPictures(service), title, address: '' }}>
      <Panel data-ground="surface">
        <h2>In breve</h2>
        <p>Aperto da lunedì a venerdì.</p>
      </Panel>
    </DetailFrame>
  ),
};
