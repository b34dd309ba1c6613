import { ownsMap } from '@studium/shared/town/settings';
import { mapboxToken } from './mapbox';

/** Whether the town has a map: a file of its own, or Mapbox’s. Without one no page mentions a map. */
export const hasMap = ownsMap || mapboxToken !== '';
