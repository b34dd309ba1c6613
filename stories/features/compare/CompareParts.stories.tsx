import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { Wrap } from '@/components/Wrap/Wrap';
import { CompareEmpty } from '@/features/compare/CompareEmpty';
import { CompareTable } from '@/features/compare/CompareTable';
import { CompareTray } from '@/features/compare/CompareTray';
import { compared } from '@/features/compare/compared';
import { NearForm } from '@/features/compare/NearForm';
import { pictures } from '../../fixtures/pictures';

interface Args {
  caption: string;
}

const meta = {
  args: { caption: 'Confronto di 2 alloggi' },
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<Args>;

const columns = ['Mansarda a San Vero', 'Casa del Pozzo'].map((title, index) => ({
  id: String(index),
  title,
  href: `/alloggi/${index}`,
  image: pictures.attic,
  without: '/confronta',
}));

export const Table: Story = {
  render: ({ caption }) => (
    <Wrap>
      <CompareTable
        caption={caption}
        columns={columns}
        rows={[
          {
            name: 'Prezzo',
            cells: [
              { kind: 'text', text: '€ 420', note: 'al mese' },
              { kind: 'text', text: '€ 900' },
            ],
          },
          { name: 'Servizi', cells: [{ kind: 'list', items: ['Wi-Fi'] }, null] },
        ]}
        onRemove={() => undefined}
      />
    </Wrap>
  ),
};

export const Empty: Story = {
  render: () => (
    <CompareEmpty ignored={[{ name: 'accommodations', value: '99' }]} heading={{ current: null }} />
  ),
};

export const NearUniversity: Story = {
  parameters: { layout: 'padded' },
  render: () => (
    <NearForm
      comparison={{ section: 'accommodations', ids: ['1'], onlyDifferences: false, near: null }}
      near={null}
      universities={[
        { slug: 'politecnico', title: 'Politecnico del Colle', position: { lat: 43.4, lng: 12 } },
      ]}
    />
  ),
};

/** At the bottom of every page while entries are chosen. */
export const Tray: Story = {
  beforeEach: () => {
    compared.set(new Set(['accommodations:1', 'accommodations:2']));
    return () => compared.set(new Set());
  },
  render: () => <CompareTray result={null} />,
};
