import type { Viewer } from '../../accounts/readViewer';
import { messages, refusal } from '../../accounts/refusal';
import type { Site } from '../../sites';

/** The sender of a request, and the parts of the response other than its body. */
export interface Caller {
  viewer: Viewer | null;
  /** The IP address for rate limits; empty if unknown. */
  address: string;
  userAgent: string | null;
  /** The language of the page that sends the request, and of the mails it causes; null if unknown. */
  language: Site | null;
  /** The token that the device received at an earlier login. */
  deviceToken: string | null;
  /** Set if an answer is personal although no account is logged in, so that it is not cached. */
  personal?: true;
  /** Headers of the response. */
  headers: Headers;
}

/**
 * Returns the logged-in account.
 *
 * @throws GraphQLError INVALID if no account is logged in
 */
export function viewerOf({ caller }: { caller: Caller }): Viewer {
  if (!caller.viewer) throw refusal('INVALID', messages.header);
  return caller.viewer;
}
