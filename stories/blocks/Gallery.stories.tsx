import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Gallery, type GalleryItem } from '@/blocks/Gallery/Gallery';
import { blockOf } from '../fixtures/block';
import { films, gallery, picturesOf } from '../fixtures/blocks/Gallery';
import { blockStories, patience, shows } from './blockStories';

const meta: Meta = { title: 'Blocks/Gallery', component: Gallery };
export default meta;

const stories = blockStories(gallery);

export const Usual = stories.usual;
export const LongText = stories.longText;
export const Bare = stories.bare;
export const English = stories.english;
export const InColumns = stories.inColumns;
export const OnEachGround = stories.onEachGround;

const galleryOf = (items: GalleryItem[]) => blockOf('gallery', { ...gallery.usual.props, items });

/** One to five pictures, each number composed in its own way. */
export const Compositions = shows(
  galleryOf(picturesOf('skyline')),
  galleryOf(picturesOf('market', 'courtyard')),
  galleryOf(picturesOf('library', 'market', 'courtyard')),
  galleryOf(picturesOf('concert', 'library', 'market', 'courtyard')),
  galleryOf(picturesOf('riverPark', 'concert', 'library', 'market', 'courtyard')),
);

export const OnlyFilms = shows(galleryOf(films));

/** A picture opens large; the arrow keys leaf, Escape closes, and the focus is back where it was. */
export const ByKeyboard: StoryObj = {
  ...stories.usual,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const links = await canvas.findAllByRole('link', { name: /^Ingrandisci/ }, patience);
    const [, second] = links;
    second?.focus();
    await userEvent.keyboard('{Enter}');
    const box = within(await canvas.findByRole('dialog', {}, patience));
    await waitFor(() => expect(box.getByText('2 / 7')).toBeVisible());
    // The row has gone to the picture that was chosen, and can go on from there.
    const row = box.getByRole('region');
    await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(0));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(box.getByText('3 / 7')).toBeVisible());
    await userEvent.click(box.getByRole('button', { name: 'Chiudi le immagini' }));
    await waitFor(() => expect(second).toHaveFocus());
  },
};
