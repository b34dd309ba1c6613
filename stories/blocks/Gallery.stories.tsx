import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Gallery } from '@/blocks/Gallery/Gallery';
import { blockOf } from '../fixtures/block';
import { films, gallery, picturesOf } from '../fixtures/blocks/Gallery';
import { blockStories, patience, storyOf } from './blockStories';
import type { GalleryItem } from '@/blocks/Gallery/galleryItem';

const meta: Meta = { title: 'Blocks/Gallery', component: Gallery };
export default meta;

const stories = blockStories(gallery);

export const Typical = stories.typical;
export const LongText = stories.longText;
export const Bare = stories.bare;
export const English = stories.english;
export const InColumns = stories.inColumns;
export const OnEachGround = stories.onEachGround;

const galleryOf = (items: GalleryItem[]) => blockOf('gallery', { ...gallery.typical.props, items });

/** Layouts of one to five pictures. */
export const Compositions = storyOf(
  galleryOf(picturesOf('skyline')),
  galleryOf(picturesOf('market', 'courtyard')),
  galleryOf(picturesOf('library', 'market', 'courtyard')),
  galleryOf(picturesOf('concert', 'library', 'market', 'courtyard')),
  galleryOf(picturesOf('riverPark', 'concert', 'library', 'market', 'courtyard')),
);

export const OnlyFilms = storyOf(galleryOf(films));

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
