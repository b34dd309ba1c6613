import type { PayloadRequest } from 'payload';

/** The arguments that our hooks before an operation use. Payload's own type lists deprecated operations. */
export interface BeforeOperation {
  args: object;
  operation: string;
  collection: { slug: string };
  req: PayloadRequest;
}
