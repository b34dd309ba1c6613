import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockRailLayout } from '@/components/Carousel/testing';
import { mockVideos } from '@/components/VideoPlayer/testing';
import { renderIn } from '@/i18n/testing/renderIn';
import { mockDialogMethods } from '@/overlays/testing';
import { videos, gallery, picturesOf } from '../../../stories/fixtures/blocks/Gallery';
import type { RawBlock } from '../engine/server/mapper';
import { mapBlockProps } from '../engine/testing/mapBlockProps';
import { rawVideo, rawPicture } from '../engine/testing/rawBlocks';
import { Gallery } from './Gallery';
import type { GalleryItem } from './galleryItem';

type Rows = RawBlock<'gallery'>['gallery'];

const map = (...rows: unknown[]) => mapBlockProps('gallery', { gallery: rows as Rows });

const pictures = {
  __typename: 'gallery_images_BlockType',
  images: [rawPicture('bridge', 'Il ponte'), rawPicture('market')],
};
const videoItem = {
  __typename: 'gallery_video_BlockType',
  id: '2',
  video: [rawVideo('river-walk')],
  poster: [],
  captions: [],
};
const embed = {
  __typename: 'gallery_videoEmbed_BlockType',
  id: '3',
  embedUrl: 'https://vimeo.com/76979871',
};

describe('its mapper', () => {
  it('maps the items in the editor’s order', async () => {
    expect(await map(videoItem, pictures, embed)).toMatchObject({
      items: [
        { kind: 'video', video: { src: '/media/river-walk.mp4', poster: null, captions: null } },
        { kind: 'picture', image: { alt: 'Il ponte' } },
        { kind: 'picture', image: { alt: '' } },
        { kind: 'embed', embed: { host: 'Vimeo' } },
      ],
    });
  });

  it('omits broken items, and reports missing content when none is left', async () => {
    const broken = [
      null,
      { ...pictures, images: [null, { ...rawPicture('x'), url: null }] },
      { ...videoItem, video: [] },
      { ...embed, embedUrl: 'https://unknown.example/1' },
    ];
    expect(await map(...broken, embed)).toMatchObject({ items: [{ kind: 'embed' }] });
    expect(await map(...broken)).toEqual({ missing: 'content' });
    expect(await map()).toEqual({ missing: 'content' });
  });
});

const show = (items: GalleryItem[]) =>
  renderIn('it', <Gallery {...gallery.typical.props} items={items} />);
const thumbnails = () => screen.getAllByRole('link', { name: /^Ingrandisci: / });

it('shows each picture as a link to its large file, and groups adjacent items of one kind', async () => {
  mockVideos();
  show([...picturesOf('market', 'attic'), ...videos, ...picturesOf('concert')]);
  expect(await screen.findByLabelText('Il fiume, camminando')).toBeInTheDocument();
  const lists = screen.getAllByRole('list');
  expect(lists.map((list) => within(list).getAllByRole('listitem').length)).toEqual([2, 2, 1]);
  expect(thumbnails()[0]).toHaveAccessibleName('Ingrandisci: Disegno del mercato in piazza.');
  expect(thumbnails()[0]).toHaveAttribute('href', '/pictures/market.webp');
  expect(screen.getByRole('button', { name: 'Carica il video' })).toBeInTheDocument();
});

it('names a picture without a text by its number', () => {
  show(gallery.bare.props.items);
  expect(screen.getByRole('link', { name: 'Ingrandisci: immagine 1' })).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

describe('opened large', () => {
  beforeAll(mockDialogMethods);

  async function open(press: () => Promise<void>) {
    await press();
    const dialog = await screen.findByRole('dialog', { name: 'Immagini' });
    act(() => mockRailLayout(within(dialog).getByRole('region'), 100, 100));
    return within(dialog);
  }

  it('has the same pictures with their texts, and arrow keys that work from every element', async () => {
    const user = userEvent.setup();
    show(picturesOf('market', 'attic', 'concert'));
    const box = await open(() => user.click(screen.getByRole('button', { name: /Apri le 3/ })));
    expect(box.getByRole('region')).toHaveFocus();
    expect(box.getAllByRole('img')).toHaveLength(3);
    expect(box.getByText('Disegno di un concerto al tramonto.')).toBeInTheDocument();
    expect(box.getByText('1 / 3')).toBeInTheDocument();
    await user.keyboard('{ArrowRight}');
    expect(box.getByText('2 / 3')).toBeInTheDocument();
    expect(box.getByText('2 di 3').closest('[aria-live=polite]')).not.toBeNull();
    act(() => box.getByRole('button', { name: 'Chiudi le immagini' }).focus());
    await user.keyboard('{ArrowRight}');
    expect(box.getByText('3 / 3')).toBeInTheDocument();
  });

  it('resets at each opening, and is removed when it is closed', async () => {
    const user = userEvent.setup();
    show(picturesOf('market', 'attic', 'concert'));
    const box = await open(async () => {
      thumbnails()[1]?.focus();
      await user.keyboard('{Enter}');
    });
    expect(thumbnails()[1]).toHaveAttribute('href', '/pictures/attic.webp');
    await user.click(box.getByRole('button', { name: 'Chiudi le immagini' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await open(() => user.click(screen.getByRole('button', { name: /Apri le 3/ })));
  });

  it('does not handle a click that opens a new window', async () => {
    show(picturesOf('market', 'attic'));
    const [first] = thumbnails();
    const prevented: boolean[] = [];
    const listen = (event: MouseEvent) => {
      prevented.push(event.defaultPrevented);
      // jsdom cannot navigate.
      event.preventDefault();
    };
    document.addEventListener('click', listen);
    if (first) fireEvent.click(first, { ctrlKey: true });
    if (first) fireEvent.click(first);
    document.removeEventListener('click', listen);
    expect(prevented).toEqual([false, true]);
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });
});
