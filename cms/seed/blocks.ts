import type { BlockSeed, GalleryItemSeed, LinkSeed } from '../content/markdown/blockSchema';
import { directives } from '../content/markdown/directives';
import type { Page } from '../src/payload-types';
import type { Keys } from './Keys';
import { linkOf, richTextOf } from './links';
import type { Fields } from '../src/lib/Fields';

/** A row of a gallery as the cms stores it. */
export function galleryItem(item: GalleryItemSeed, keys: Keys): Fields {
  if ('images' in item)
    return { blockType: 'images', images: item.images.map((key) => keys.get('media', key)) };
  if ('embedUrl' in item) return { blockType: 'videoEmbed', embedUrl: item.embedUrl };
  const { video, poster } = item;
  return {
    blockType: 'video',
    video: keys.get('media', video),
    poster: poster === undefined ? undefined : keys.get('media', poster),
    captions: keys.find('captions', video),
  };
}

/** Fields of the content that the cms stores in another form. */
const converted = ['type', 'html', 'link', 'items', 'slides', 'buttons', 'links', 'children'];

/** The fields that the cms stores as they are, with ids in place of keys. */
function plainFields(block: BlockSeed, keys: Keys): Fields {
  const attributes = Object.values(directives[block.type].attributes ?? {});
  const fields = Object.entries(block).filter(
    ([field, value]) => value !== undefined && !converted.includes(field),
  );
  return Object.fromEntries(
    fields.map(([field, value]: [string, unknown]) => {
      const target = attributes.find((one) => one.field === field)?.target;
      const idOf = (key: unknown) => (target ? keys.get(target, String(key)) : key);
      return [field, Array.isArray(value) ? value.map(idOf) : idOf(value)];
    }),
  );
}

function toStoredBlock(block: BlockSeed, keys: Keys): Fields {
  const fields: Fields = { blockType: block.type, ...plainFields(block, keys) };
  if ('link' in block && block.link) fields.fieldLink = linkOf(block.link, keys);
  const rowOf = (link: LinkSeed) => ({ fieldLink: linkOf(link, keys) });
  switch (block.type) {
    case 'textContent':
    case 'card':
      return { ...fields, textContent: richTextOf(block.html, keys) };
    case 'gallery':
      return { ...fields, gallery: block.items.map((item) => galleryItem(item, keys)) };
    case 'slider': {
      const slides = block.slides.map(({ coverImage, link }) => ({
        coverImage: keys.get('media', coverImage),
        ...rowOf(link),
      }));
      return { ...fields, slides };
    }
    case 'video': {
      const { video, poster, autoplay, loop, muted, controls, ...others } = fields;
      const captions = keys.find('captions', block.video);
      const videoSettings = { video, poster, captions, autoplay, loop, muted, controls };
      return { ...others, videoSettings };
    }
    case 'buttons':
      return { ...fields, buttons: block.buttons.map(rowOf) };
    case 'links':
      return { ...fields, links: block.links.map(rowOf) };
    case 'hero':
    case 'columns':
    case 'group':
    case 'accordion':
      return { ...fields, children: block.children.map((child) => toStoredBlock(child, keys)) };
    default:
      return fields;
  }
}

type StoredBlocks = NonNullable<Page['contentManager']>;

/** Blocks of the content as the page builder stores them. */
export const blocksOf = (blocks: readonly BlockSeed[], keys: Keys): StoredBlocks =>
  // Payload validates every block when it is written.
  blocks.map((block) => toStoredBlock(block, keys)) as unknown as StoredBlocks;
