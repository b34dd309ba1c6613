import type { Meta } from '@storybook/nextjs-vite';
import { Buttons } from '@/blocks/Buttons/Buttons';
import { buttons } from '../fixtures/blocks/Buttons';
import { alignments, blockMeta, blockStories, inFrame, storyOf, withProps } from './blockStories';

const meta: Meta = {
  ...blockMeta,
  component: Buttons,
  tags: ['!autodocs'],
  argTypes: {
    ...blockMeta.argTypes,
    orientation: { options: ['horizontal', 'vertical'], control: { type: 'inline-radio' } },
    look: { options: ['primary', 'secondary', 'text'], control: { type: 'inline-radio' } },
  },
};
export default meta;

const stories = blockStories(buttons);

export const Typical = stories.typical;
export const LongText = stories.longText;
export const Bare = stories.bare;
export const English = stories.english;
export const InColumns = stories.inColumns;
export const OnEachGround = stories.onEachGround;

const looks = ['primary', 'secondary', 'text'] as const;

/** Only the first of several primary buttons stays primary. */
export const Styles = storyOf(buttons.typical, (block) =>
  looks.map((look) => withProps(block, { look, orientation: 'horizontal' })),
);

export const Vertical = storyOf(buttons.typical, (block) =>
  looks.map((look) => withProps(block, { look, orientation: 'vertical' })),
);

export const Alignments = storyOf(buttons.typical, (block) =>
  alignments.flatMap((alignment) =>
    (['horizontal', 'vertical'] as const).map((orientation) =>
      inFrame(withProps(block, { orientation }), { alignment }),
    ),
  ),
);
