import type { Page } from '../src/payload-types';
import type { Keys } from './Keys';
import { linkOf, richTextOf } from './links';
import type { BlockSeed, GalleryItemSeed, LinkSeed } from '../content/markdown/blockSchema';

type ListBlock = Extract<BlockSeed, { type: `list${string}` }>;

export type StoredBlocks = NonNullable<Page['contentManager']>;

/** The fields of a list block: which items it shows and how. */
function listFields(block: ListBlock, keys: Keys): Record<string, unknown> {
  const { elementQuantity, slidesQuantity, isSliderSettings } = block;
  const common = { elementQuantity, slidesQuantity, isSliderSettings };
  const related = (group: string, list: readonly string[] | undefined) =>
    list?.map((key) => keys.get(group, key));
  switch (block.type) {
    case 'listCategoriesAccommodations':
    case 'listCategoriesServices': {
      const group =
        block.type === 'listCategoriesServices' ? 'servicesCategories' : 'accommodationsCategories';
      const { listFilterBasic, listCategories } = block;
      return { ...common, listFilterBasic, listCategories: related(group, listCategories) };
    }
    case 'listUniversities':
      return {
        ...common,
        listFilterBasic: block.listFilterBasic,
        listEntries: related('universities', block.listEntries),
      };
    case 'listEvents':
    case 'listNews': {
      const section = block.type === 'listEvents' ? 'events' : 'news';
      return {
        ...common,
        listFilter: block.listFilter,
        listCategories: related(`${section}Categories`, block.listCategories),
        listTags: related(`${section}Tags`, block.listTags),
        listEntries: related(section, block.listEntries),
      };
    }
  }
}

/** A row of a gallery as the CMS stores it. */
export function galleryItem(item: GalleryItemSeed, keys: Keys): Record<string, unknown> {
  if ('images' in item)
    return { blockType: 'images', images: item.images.map((key) => keys.get('media', key)) };
  if ('embedUrl' in item) return { blockType: 'videoEmbed', embedUrl: item.embedUrl };
  return { blockType: 'video', ...video(item, keys) };
}

/** A clip with its poster, and with its captions if it has some. */
const video = ({ video: key, poster }: { video: string; poster?: string }, keys: Keys) => ({
  video: keys.get('media', key),
  poster: poster === undefined ? undefined : keys.get('media', poster),
  captions: keys.find('captions', key),
});

/** A block of the content as the page builder stores it, without the blocks inside. */
function ownFields(block: BlockSeed, keys: Keys): Record<string, unknown> {
  const media = (key: string | undefined) => key && keys.get('media', key);
  const link = (seed: LinkSeed | undefined) => seed && linkOf(seed, keys);
  switch (block.type) {
    case 'hero':
      return {
        conditionalField: block.conditionalField ?? 'image',
        roundedBorder: block.roundedBorder ?? false,
        backgroundImage: media(block.backgroundImage),
        backgroundVideo: media(block.backgroundVideo),
        backgroundVideoMobile: media(block.backgroundVideoMobile),
      };
    case 'titleContent':
      return {
        plainTitle: block.plainTitle,
        headingLevel: block.headingLevel,
        fontSize: block.fontSize,
      };
    case 'textContent':
      return { textContent: richTextOf(block.html, keys), fontSize: block.fontSize };
    case 'accordion':
      return { plainTitle: block.plainTitle };
    case 'image':
      return {
        image: media(block.image),
        caption: block.caption,
        fieldLink: link(block.link),
      };
    case 'card':
      return {
        image: media(block.image),
        plainTitle: block.plainTitle,
        textContent: richTextOf(block.html, keys),
        fieldLink: link(block.link),
      };
    case 'icon':
      return { icon: media(block.icon), fieldLink: link(block.link) };
    case 'download':
      return {
        plainTitle: block.plainTitle,
        files: block.files.map((key) => keys.get('documents', key)),
      };
    case 'embed':
      return { embedUrl: block.embedUrl };
    case 'gallery':
      return { gallery: block.items.map((item) => galleryItem(item, keys)) };
    case 'slider':
      return {
        slides: block.slides.map((slide) => ({
          coverImage: media(slide.coverImage),
          fieldLink: link(slide.link),
        })),
      };
    case 'video': {
      const { autoplay, loop, muted, controls } = block;
      return { videoSettings: { ...video(block, keys), autoplay, loop, muted, controls } };
    }
    case 'columns': {
      const { columnNumberMobile, columnNumberTablet, columnNumberDesktop, columnNumberWide } =
        block;
      return { columnNumberMobile, columnNumberTablet, columnNumberDesktop, columnNumberWide };
    }
    case 'buttons':
      return {
        orientation: block.orientation,
        buttonStyle: block.buttonStyle,
        buttons: block.buttons.map((button) => ({ fieldLink: link(button) })),
      };
    case 'links':
      return { links: block.links.map((one) => ({ fieldLink: link(one) })) };
    case 'spacer':
      return { spacer: block.spacer, spacerMobile: block.spacerMobile };
    case 'listCategoriesAccommodations':
    case 'listCategoriesServices':
    case 'listEvents':
    case 'listNews':
    case 'listUniversities':
      return listFields(block, keys);
    case 'group':
    case 'separator':
      return {};
  }
}

const styleOf = (block: BlockSeed): Record<string, unknown> => ({
  responsiveVisibility: block.responsiveVisibility,
  backgroundColor: block.backgroundColor,
  textColor: block.textColor,
  alignment: block.alignment,
  direction: block.direction,
  contentWidth: block.contentWidth,
  minHeight: block.minHeight,
});

const toStoredBlock = (block: BlockSeed, keys: Keys): Record<string, unknown> => ({
  blockType: block.type,
  ...styleOf(block),
  ...ownFields(block, keys),
  ...('children' in block && {
    children: block.children.map((child) => toStoredBlock(child, keys)),
  }),
});

/** Blocks of the content as the page builder stores them. */
export const blocksOf = (blocks: readonly BlockSeed[], keys: Keys): StoredBlocks =>
  // Payload validates every block when it is written.
  blocks.map((block) => toStoredBlock(block, keys)) as unknown as StoredBlocks;
