import type { MapBlock } from '../mapper';

export const mapGroup: MapBlock<'group'> = () => ({});
