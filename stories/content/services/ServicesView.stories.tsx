import type { Meta } from '@storybook/nextjs-vite';
import { teaser } from '@/content/services/fixtures';
import { ServicesView } from '@/content/services/ServicesView';
import { listingWith } from '@/features/listing/testing';
import { headOf } from '../../fixtures/pages/lists';
import { pageIn } from '../../fixtures/pageStories';
import { withPictures } from '../../fixtures/withPictures';

const meta: Meta = { component: ServicesView };
export default meta;

const entries = ['1', '2', '3', '4'].map((id) => ({ ...withPictures(teaser), id }));

export const Default = pageIn(
  'it',
  'services',
  <ServicesView
    head={headOf('Servizi', 'Mense, biblioteche, sportelli.')}
    list={listingWith(entries)}
  />,
);

export const Empty = pageIn(
  'en',
  'services',
  <ServicesView head={headOf('Servizi')} list={listingWith<typeof teaser>([])} />,
);
