import type { Viewer } from '../../accounts/readViewer';
import { messages, refusal } from '../../accounts/refusal';
import type { ApiContext } from '../context';

/**
 * The account that is logged in.
 *
 * @throws GraphQLError INVALID when there is none
 */
export function viewerOf({ caller }: ApiContext): Viewer {
  if (!caller.viewer) throw refusal('INVALID', messages.header);
  return caller.viewer;
}
