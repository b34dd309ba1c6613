import { findEmbed } from '@studium/shared/embedHosts.mjs';
import { missing, type MapBlock } from '../engine/server/mapper';

export const mapEmbed: MapBlock<'embed'> = (block) => {
  const embed = findEmbed(block.embedUrl);
  return embed ? { embed } : missing('embed');
};
