import { mapLink } from '@/server/mapping/mapLink';
import { missing, type MapBlock } from '../engine/server/mapper';

export const mapLinks: MapBlock<'links'> = (block, context) => {
  const links = block.links.flatMap((row) => mapLink(row?.fieldLink, context) ?? []);
  return links.length > 0 ? { links } : missing('link');
};
