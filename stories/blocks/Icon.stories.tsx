import type { Meta } from '@storybook/nextjs-vite';
import { IconBlock } from '@/blocks/Icon/Icon';
import { blockOf, groupOf, sectionOf, titleOf } from '../fixtures/block';
import { icon } from '../fixtures/blocks/Icon';
import { pictograms } from '../fixtures/pictures';
import { alignmentsOf, blockMeta, blockStories, storyOf, withProps } from './blockStories';

const meta: Meta = { ...blockMeta, component: IconBlock, tags: ['!autodocs'] };
export default meta;

const stories = blockStories(icon);

export const Typical = stories.typical;
export const LongText = stories.longText;
export const Bare = stories.bare;
export const English = stories.english;
export const InColumns = stories.inColumns;
export const OnEachGround = stories.onEachGround;

export const Alignments = alignmentsOf(icon.typical);

/** The most frequent use: above a title and a sentence, in columns. */
export const WithWords = storyOf(icon.typical, (block) => [
  blockOf(
    'columns',
    { columns: { mobile: 1, tablet: 3, desktop: 3, wide: 3 } },
    {
      children: (
        [
          [pictograms.key, 'Casa', 'Stanze viste da noi, una per una.'],
          [pictograms.bus, 'Bus', 'Dieci linee; di notte ne girano due.'],
          [pictograms.coffee, 'Pause', 'Il caffè più economico è in mensa.'],
        ] as const
      ).map(([pictogram, title, text]) =>
        groupOf([
          withProps(block, { icon: { ...pictogram, alt: '' }, link: null }),
          ...sectionOf(titleOf(title, 2, 'small'), text),
        ]),
      ),
    },
  ),
]);
