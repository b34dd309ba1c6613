import type { Viewer } from '../../accounts/readViewer';
import { messages, refusal } from '../../accounts/refusal';
import type { ApiContext } from '../context';

/**
 * Returns the logged-in account.
 *
 * @throws GraphQLError INVALID if no account is logged in
 */
export function viewerOf({ caller }: ApiContext): Viewer {
  if (!caller.viewer) throw refusal('INVALID', messages.header);
  return caller.viewer;
}
