import type { Meta } from '@storybook/nextjs-vite';
import { Group } from '@/blocks/Group/Group';
import { blockOf } from '../fixtures/block';
import { group } from '../fixtures/blocks/Group';
import { image } from '../fixtures/blocks/Image';
import { blockStories, shows } from './blockStories';

const meta: Meta = { title: 'Blocks/Group', component: Group };
export default meta;

const stories = blockStories(group);

export const Usual = stories.usual;
export const LongText = stories.longText;
export const Bare = stories.bare;
export const English = stories.english;
export const InColumns = stories.inColumns;
export const OnEachGround = stories.onEachGround;

/** Side by side from tablets on, one below the other on phones. */
export const SideBySide = shows(
  blockOf(
    'group',
    {},
    {
      frame: { direction: 'horizontal', background: 'sand' },
      children: [blockOf('group', {}, { children: group.usual.children }), image.bare],
    },
  ),
);

/** Groups in groups: fields in the page, cards inside. */
export const Nested = shows(
  blockOf(
    'group',
    {},
    {
      frame: { background: 'night' },
      children: [
        ...group.usual.children,
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

/** At least half a screen, its content in the middle. */
export const HalfAScreen = shows(
  blockOf(
    'group',
    {},
    {
      frame: { background: 'river', minHeight: 'half', alignment: 'center' },
      children: group.usual.children,
    },
  ),
);
