import type { Meta } from '@storybook/nextjs-vite';
import { TextContent } from '@/blocks/TextContent/TextContent';
import { grounds } from '@/theme/grounds';
import { blockOf } from '../fixtures/block';
import { everyElement, textContent } from '../fixtures/blocks/TextContent';
import { blockStories, shows } from './blockStories';

const meta: Meta = { title: 'Blocks/TextContent', component: TextContent };
export default meta;

const stories = blockStories(textContent);

export const Usual = stories.usual;
export const LongText = stories.longText;
export const Bare = stories.bare;
export const English = stories.english;
export const InColumns = stories.inColumns;
export const OnEachGround = stories.onEachGround;

/** All that an editor's text may have. */
export const EveryElement = shows(everyElement);

export const EveryElementOnEachGround = shows(
  ...grounds.map((background) =>
    blockOf('textContent', everyElement.props, { frame: { background } }),
  ),
);

export const Sizes = shows(
  ...(['small', 'medium', 'large'] as const).map((size) =>
    blockOf('textContent', { ...textContent.usual.props, size }),
  ),
);

export const Alignments = shows(
  ...(['left', 'center', 'right'] as const).map((alignment) =>
    blockOf('textContent', textContent.usual.props, { frame: { alignment } }),
  ),
);
