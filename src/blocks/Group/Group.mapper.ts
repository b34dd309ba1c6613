import type { MapBlock } from '../engine/server/mapper';

export const mapGroup: MapBlock<'group'> = () => ({});
