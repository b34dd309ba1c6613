import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { BlockList } from '@/blocks/engine/BlockList';
import type { FrameFields } from '@/blocks/engine/block';
import { blockOf } from '../fixtures/block';
import { group } from '../fixtures/blocks/Group';

const meta: Meta = { title: 'Studium/What every block has' };
export default meta;

const framed = (text: string, frame: Partial<FrameFields>) =>
  blockOf(
    'group',
    {},
    { frame, children: [blockOf('textContent', { html: `<p>${text}</p>`, size: 'medium' })] },
  );

const shows = (...frames: [text: string, frame: Partial<FrameFields>][]): StoryObj => ({
  render: () => <BlockList blocks={frames.map(([text, frame]) => framed(text, frame))} />,
});

export const Alignment = shows(
  ['A sinistra, come sempre.', { alignment: 'left', background: 'sand' }],
  ['Al centro, per poche parole.', { alignment: 'center', background: 'paper' }],
  ['A destra.', { alignment: 'right', background: 'sand' }],
);

export const Width = shows(
  [
    'Stretto: quanto un testo, anche se la finestra è larga.',
    { width: 'narrow', background: 'sand', alignment: 'center' },
  ],
  ['Normale: quanto la pagina.', { width: 'normal', background: 'surface' }],
);

export const MinimumHeight = shows([
  'Almeno mezza finestra.',
  { minHeight: 'half', background: 'river', alignment: 'center' },
]);

/** Change the viewport to show and hide the blocks. */
export const Visibility = shows(
  ['Solo sul telefono.', { visibleOn: ['mobile'], background: 'sage' }],
  ['Solo sul tablet.', { visibleOn: ['tablet'], background: 'river' }],
  ['Solo su schermi grandi.', { visibleOn: ['desktop'], background: 'plum' }],
);

/** Ochre on brick is not readable, so the second block uses the text colour of its background. */
export const TextColour = shows(
  ['Ocra sulla notte: si legge.', { background: 'night', color: 'ochre' }],
  ['Ocra sul mattone: resta chiaro.', { background: 'brick', color: 'ochre' }],
);

export const Direction: StoryObj = {
  render: () => (
    <BlockList
      blocks={(['vertical', 'horizontal'] as const).map((direction) =>
        blockOf(
          'group',
          {},
          {
            frame: { direction, background: 'sand' },
            children: [group.bare, { ...group.bare, id: direction }],
          },
        ),
      )}
    />
  ),
};
