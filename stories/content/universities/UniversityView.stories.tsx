import type { Meta } from '@storybook/nextjs-vite';
import { university } from '@/content/universities/fixtures';
import { UniversityView } from '@/content/universities/UniversityView';
import { textContent } from '../../fixtures/blocks/TextContent';
import { pageIn } from '../../fixtures/pageStories';
import { withPictures } from '../../fixtures/withPictures';

const meta: Meta = { component: UniversityView };
export default meta;

const entry = { ...withPictures(university), blocks: [textContent.typical] };

export const Default = pageIn('it', 'university', <UniversityView university={entry} />);

/** With few fields. */
export const Bare = pageIn(
  'en',
  'university',
  <UniversityView
    university={{ ...entry, image: null, contacts: [], labels: [], position: null, blocks: [] }}
  />,
);
