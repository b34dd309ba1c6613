import type { PayloadRequest } from 'payload';

/** What hooks before an operation go by here; Payload's own type names operations that it gives up. */
export interface BeforeOperation {
  args: object;
  operation: string;
  collection: { slug: string };
  req: PayloadRequest;
}
