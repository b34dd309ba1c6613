import type { Meta } from '@storybook/nextjs-vite';
import { TextContent } from '@/blocks/TextContent/TextContent';
import { grounds } from '@studium/shared/town/grounds';
import { everyElement, textContent } from '../fixtures/blocks/TextContent';
import { alignmentsOf, blockMeta, blockStories, inFrame, storyOf, withProps } from './blockStories';

const meta: Meta = {
  ...blockMeta,
  component: TextContent,
  tags: ['!autodocs'],
  argTypes: {
    ...blockMeta.argTypes,
    size: { options: ['small', 'medium', 'large'], control: { type: 'inline-radio' } },
  },
};
export default meta;

const stories = blockStories(textContent);

export const Typical = stories.typical;
export const LongText = stories.longText;
export const Bare = stories.bare;
export const English = stories.english;
export const InColumns = stories.inColumns;
export const OnEachGround = stories.onEachGround;

/** All elements that rich text can have. */
export const EveryElement = storyOf(everyElement);

export const EveryElementOnEachGround = storyOf(everyElement, (block) =>
  grounds.map((background) => inFrame(block, { background })),
);

const sizes = ['small', 'medium', 'large'] as const;

export const Sizes = storyOf(textContent.typical, (block) =>
  sizes.map((size) => withProps(block, { size })),
);

export const Alignments = alignmentsOf(textContent.typical);
