import type { SanitizedConfig } from 'payload';
import { noAccess } from './noAccess';

/**
 * Closes the collection in which Payload stores who edits a document. Nothing uses it here (ADR 52), but Payload adds it
 * by itself and lets everybody who is logged in write it over REST.
 */
export async function closeLocks(config: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const sanitized = await config;
  const locks = sanitized.collections.find(({ slug }) => slug === 'payload-locked-documents');
  if (!locks) throw new Error('Payload has no collection of locks.');
  const { create, update, delete: remove } = noAccess;
  // The desk of the admin reads it.
  locks.access = { ...locks.access, create, update, delete: remove };
  return sanitized;
}
