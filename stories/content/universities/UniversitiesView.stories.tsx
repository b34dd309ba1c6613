import type { Meta } from '@storybook/nextjs-vite';
import { teaser } from '@/content/universities/fixtures';
import { UniversitiesView } from '@/content/universities/UniversitiesView';
import { listingWith } from '@/features/listing/testing';
import { headOf } from '../../fixtures/pages/lists';
import { pageIn } from '../../fixtures/pageStories';
import { withPictures } from '../../fixtures/withPictures';

const meta: Meta = { component: UniversitiesView };
export default meta;

const entries = ['1', '2', '3', '4'].map((id) => ({ ...withPictures(teaser), id }));

export const Default = pageIn(
  'it',
  'universities',
  <UniversitiesView
    head={headOf('Atenei', 'Gli atenei della città.')}
    list={listingWith(entries)}
  />,
);

export const Empty = pageIn(
  'en',
  'universities',
  <UniversitiesView head={headOf('Atenei')} list={listingWith<typeof teaser>([])} />,
);
