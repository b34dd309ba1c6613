import type { Meta } from '@storybook/nextjs-vite';
import { service } from '@/content/services/fixtures';
import { ServiceView } from '@/content/services/ServiceView';
import { textContent } from '../../fixtures/blocks/TextContent';
import { pageIn } from '../../fixtures/pageStories';
import { withPictures } from '../../fixtures/withPictures';

const meta: Meta = { component: ServiceView };
export default meta;

const entry = { ...withPictures(service), blocks: [textContent.typical] };

export const Default = pageIn('it', 'service', <ServiceView service={entry} />);

/** With few fields. */
export const Bare = pageIn(
  'en',
  'service',
  <ServiceView
    service={{ ...entry, image: null, contacts: [], labels: [], position: null, blocks: [] }}
  />,
);
