import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Gallery } from '@/blocks/Gallery/Gallery';
import { videos, gallery, picturesOf } from '../fixtures/blocks/Gallery';
import { blockMeta, blockStories, patience, storyOf, withProps } from './blockStories';

const meta: Meta = { ...blockMeta, component: Gallery, tags: ['!autodocs'] };
export default meta;

const stories = blockStories(gallery);

export const Typical = stories.typical;
export const LongText = stories.longText;
export const Bare = stories.bare;
export const English = stories.english;
export const InColumns = stories.inColumns;
export const OnEachGround = stories.onEachGround;

/** Layouts of one to five pictures. */
export const Compositions = storyOf(gallery.typical, (block) =>
  [
    picturesOf('skyline'),
    picturesOf('market', 'courtyard'),
    picturesOf('library', 'market', 'courtyard'),
    picturesOf('concert', 'library', 'market', 'courtyard'),
    picturesOf('riverPark', 'concert', 'library', 'market', 'courtyard'),
  ].map((items) => withProps(block, { items })),
);

export const OnlyVideos = storyOf(withProps(gallery.typical, { items: videos }));

/** A picture opens in the lightbox, the arrow keys change it, and closing returns the focus. */
export const ByKeyboard: StoryObj = {
  ...stories.typical,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const links = await canvas.findAllByRole('link', { name: /^Ingrandisci/ }, patience);
    const [, second] = links;
    second?.focus();
    await userEvent.keyboard('{Enter}');
    const box = within(await canvas.findByRole('dialog', {}, patience));
    await waitFor(() => expect(box.getByText('2 / 7')).toBeVisible());
    // The row has scrolled to the selected picture, and the arrow keys continue from there.
    const row = box.getByRole('region');
    await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(0));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(box.getByText('3 / 7')).toBeVisible());
    await userEvent.click(box.getByRole('button', { name: 'Chiudi le immagini' }));
    await waitFor(() => expect(second).toHaveFocus());
  },
};
