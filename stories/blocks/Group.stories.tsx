import type { Meta } from '@storybook/nextjs-vite';
import { Group } from '@/blocks/Group/Group';
import { blockOf } from '../fixtures/block';
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
  blockOf(
    'group',
    {},
    {
      frame: { direction: 'horizontal', background: 'sand' },
      children: [blockOf('group', {}, { children: group.typical.children }), image.bare],
    },
  ),
);

/** Nested groups: full-width fields in the page, cards inside. */
export const Nested = storyOf(
  blockOf(
    'group',
    {},
    {
      frame: { background: 'night' },
      children: [
        ...group.typical.children,
        blockOf(
          'group',
          {},
          {
            frame: { background: 'surface' },
            children: [
              ...group.bare.children,
              blockOf(
                'group',
                {},
                { frame: { background: 'ochre' }, children: group.bare.children },
              ),
            ],
          },
        ),
      ],
    },
  ),
);

/** At least half as high as the window, with centred content. */
export const HalfAScreen = storyOf(
  blockOf(
    'group',
    {},
    {
      frame: { background: 'river', minHeight: 'half', alignment: 'center' },
      children: group.typical.children,
    },
  ),
);
