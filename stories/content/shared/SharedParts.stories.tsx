import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { Grid } from '@/components/Grid/Grid';
import { TeaserCard } from '@/components/TeaserCard/TeaserCard';
import { service } from '@/content/services/fixtures';
import { AddressLine } from '@/content/shared/AddressLine';
import { Breadcrumbs } from '@/content/shared/Breadcrumbs';
import { ContactBar } from '@/content/shared/ContactBar';
import { CalendarButton, DeadlineChip, DeadlineLine } from '@/content/shared/DeadlineParts';
import { Description } from '@/content/shared/Description';
import { DetailFrame } from '@/content/shared/DetailFrame';
import { EmbedPart } from '@/content/shared/EmbedPart';
import { EntryHead } from '@/content/shared/EntryHead';
import { FactsPanel } from '@/content/shared/FactsPanel';
import { ListingFrame } from '@/content/shared/ListingFrame';
import { MoreCards } from '@/content/shared/MoreCards';
import { PageTitle } from '@/content/shared/PageTitle';
import { WherePanel } from '@/map/WherePanel';
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

/** Far in the future, so that the text is always the same. */
const deadline = {
  iso: '2090-06-30T10:00:00Z',
  date: '30 giugno 2090',
  time: '12:00',
  left: 100,
};

type Story = StoryObj<Args>;

export const Title: Story = { render: ({ title }) => <PageTitle>{title}</PageTitle> };

export const Path: Story = {
  render: () => <Breadcrumbs items={[{ title: 'Servizi', href: '/servizi' }]} />,
};

export const Text: Story = { render: () => <Description detail={service} /> };

export const Head: Story = { render: () => <EntryHead detail={service} /> };

export const Address: Story = { render: () => <AddressLine address="Vicolo del Fornaio 8" /> };

/** As the chip of a card, below the title of a page, and as a file for calendars. */
export const Deadline: Story = {
  render: () => (
    <>
      <DeadlineChip deadline={deadline} />
      <DeadlineLine deadline={deadline} />
      <CalendarButton href="/servizi/bando.ics" />
    </>
  ),
};

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
    <DetailFrame section="services" detail={{ ...withPictures(service), title }}>
      <FactsPanel
        detail={{ ...service, title }}
        facts={[{ icon: 'clock', name: 'Orari', value: 'Da lunedì a venerdì' }]}
      />
      <WherePanel section="services" entry={service} />
    </DetailFrame>
  ),
};
