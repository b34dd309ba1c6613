import type { Meta } from '@storybook/nextjs-vite';
import { Buttons } from '@/blocks/Buttons/Buttons';
import { blockOf } from '../fixtures/block';
import { buttons } from '../fixtures/blocks/Buttons';
import { blockStories, shows } from './blockStories';

const meta: Meta = { title: 'Blocks/Buttons', component: Buttons };
export default meta;

const stories = blockStories(buttons);

export const Usual = stories.usual;
export const LongText = stories.longText;
export const Bare = stories.bare;
export const English = stories.english;
export const InColumns = stories.inColumns;
export const OnEachGround = stories.onEachGround;

const { buttons: two } = buttons.usual.props;

/** Of several primary ones the first stays the main one. */
export const Styles = shows(
  ...(['primary', 'secondary', 'text'] as const).map((look) =>
    blockOf('buttons', { orientation: 'horizontal', look, buttons: two }),
  ),
);

export const Vertical = shows(
  ...(['primary', 'secondary', 'text'] as const).map((look) =>
    blockOf('buttons', { orientation: 'vertical', look, buttons: two }),
  ),
);

export const Alignments = shows(
  ...(['left', 'center', 'right'] as const).flatMap((alignment) =>
    (['horizontal', 'vertical'] as const).map((orientation) =>
      blockOf('buttons', { orientation, look: 'primary', buttons: two }, { frame: { alignment } }),
    ),
  ),
);
