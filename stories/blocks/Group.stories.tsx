import type { Meta } from '@storybook/nextjs-vite';
import { Group } from '@/blocks/Group/Group';
import { groupOf } from '../fixtures/block';
import { group } from '../fixtures/blocks/Group';
import { image } from '../fixtures/blocks/Image';
import { blockMeta, blockStories, storyOf } from './blockStories';

const meta: Meta = { ...blockMeta, component: Group, tags: ['!autodocs'] };
export default meta;

const stories = blockStories(group);

export const Typical = stories.typical;
export const LongText = stories.longText;
export const Bare = stories.bare;
export const English = stories.english;
export const InColumns = stories.inColumns;
export const OnEachGround = stories.onEachGround;

/** Horizontal from tablets on, vertical on phones. */
export const SideBySide = storyOf(
  groupOf([groupOf(group.typical.children), image.bare], {
    direction: 'horizontal',
    background: 'sand',
  }),
);

/** Nested groups: full-width fields in the page, cards inside. */
export const Nested = storyOf(
  groupOf(
    [
      ...group.typical.children,
      groupOf([...group.bare.children, groupOf(group.bare.children, { background: 'ochre' })], {
        background: 'surface',
      }),
    ],
    { background: 'night' },
  ),
);

/** At least half as high as the window, with centred content. */
export const HalfAScreen = storyOf(
  groupOf(group.typical.children, { background: 'river', minHeight: 'half', alignment: 'center' }),
);
