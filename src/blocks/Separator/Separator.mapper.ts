import type { MapBlock } from '../engine/server/mapper';

export const mapSeparator: MapBlock<'separator'> = () => ({});
