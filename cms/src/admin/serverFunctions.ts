import type { ServerFunction } from 'payload';
import { schedulePublish } from './schedulePublish';

/** Server functions of the admin that replace Payload's, by Payload's names. */
export const serverFunctions: Record<string, ServerFunction> = {
  'schedule-publish': schedulePublish,
};
