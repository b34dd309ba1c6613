/** A message as /outbox.json answers it. */
export interface OutboxMessage {
  /** ISO 8601. */
  date: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  /** Addresses within the message. */
  links: string[];
}
