import type { ServerFunction } from 'payload';
import { schedulePublish } from './schedulePublish';

/** Calls of the admin that are answered here instead of by Payload, by Payload's names. */
export const serverFunctions: Record<string, ServerFunction> = {
  'schedule-publish': schedulePublish,
};
