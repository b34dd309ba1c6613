/** A message as returned by /outbox.json. */
export interface OutboxMessage {
  /** ISO 8601. */
  date: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  /** URLs in the message. */
  links: string[];
}
