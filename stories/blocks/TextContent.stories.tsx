import type { Meta } from '@storybook/nextjs-vite';
import { TextContent } from '@/blocks/TextContent/TextContent';
import { grounds } from '@/theme/grounds';
import { blockOf } from '../fixtures/block';
import { everyElement, textContent } from '../fixtures/blocks/TextContent';
import { blockStories, storyOf } from './blockStories';

const meta: Meta = { title: 'Blocks/TextContent', component: TextContent };
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

export const EveryElementOnEachGround = storyOf(
  ...grounds.map((background) =>
    blockOf('textContent', everyElement.props, { frame: { background } }),
  ),
);

export const Sizes = storyOf(
  ...(['small', 'medium', 'large'] as const).map((size) =>
    blockOf('textContent', { ...textContent.typical.props, size }),
  ),
);

export const Alignments = storyOf(
  ...(['left', 'center', 'right'] as const).map((alignment) =>
    blockOf('textContent', textContent.typical.props, { frame: { alignment } }),
  ),
);
