import { type Bounds, createLimiter as createSharedLimiter } from '@studium/shared/createLimiter';
import { sharedRedis } from './sharedRedis';

/** Creates a rate limiter that all programs of the cms share. @param name of the limit, part of its keys */
export const createLimiter = ({ name, ...bounds }: Bounds & { name: string }) =>
  createSharedLimiter(sharedRedis(), `studium:cms:${name}`, bounds);
