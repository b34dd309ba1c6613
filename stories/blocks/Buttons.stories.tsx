import type { Meta } from '@storybook/nextjs-vite';
import { Buttons } from '@/blocks/Buttons/Buttons';
import { blockOf } from '../fixtures/block';
import { buttons } from '../fixtures/blocks/Buttons';
import { blockStories, storyOf } from './blockStories';

const meta: Meta = { title: 'Blocks/Buttons', component: Buttons };
export default meta;

const stories = blockStories(buttons);

export const Typical = stories.typical;
export const LongText = stories.longText;
export const Bare = stories.bare;
export const English = stories.english;
export const InColumns = stories.inColumns;
export const OnEachGround = stories.onEachGround;

const { buttons: two } = buttons.typical.props;

/** Only the first of several primary buttons stays primary. */
export const Styles = storyOf(
  ...(['primary', 'secondary', 'text'] as const).map((look) =>
    blockOf('buttons', { orientation: 'horizontal', look, buttons: two }),
  ),
);

export const Vertical = storyOf(
  ...(['primary', 'secondary', 'text'] as const).map((look) =>
    blockOf('buttons', { orientation: 'vertical', look, buttons: two }),
  ),
);

export const Alignments = storyOf(
  ...(['left', 'center', 'right'] as const).flatMap((alignment) =>
    (['horizontal', 'vertical'] as const).map((orientation) =>
      blockOf('buttons', { orientation, look: 'primary', buttons: two }, { frame: { alignment } }),
    ),
  ),
);
