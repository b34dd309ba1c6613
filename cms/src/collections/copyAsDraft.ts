import type { BeforeOperation } from '../lib/BeforeOperation';
import { isRecord } from '../lib/isRecord';

/**
 * Saves a copy of texts to another language as a draft. Payload sends the state of the entry with it, and would show
 * texts of a published entry in the wrong language before they are translated.
 */
export function copyAsDraft({ args, req }: BeforeOperation): void {
  if (req.context.copiesLanguage !== true || !('data' in args) || !isRecord(args.data)) return;
  args.data._status = 'draft';
}
