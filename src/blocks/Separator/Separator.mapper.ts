import type { MapBlock } from '../mapper';

export const mapSeparator: MapBlock<'separator'> = () => ({});
