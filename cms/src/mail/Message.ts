/** A mail that is ready to be sent: one receiver, both forms of the body. */
export interface Message {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Shown beside the sender's address. */
  fromName?: string;
  /** Beside those that every mail has. */
  headers?: Record<string, string>;
  /** What makes it the same mail where it has to be sent again; without it, each is another. */
  id?: string;
}
