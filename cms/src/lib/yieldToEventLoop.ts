import { setImmediate } from 'node:timers/promises';

/** Lets other requests run before the caller continues. */
export const yieldToEventLoop = (): Promise<void> => setImmediate();
