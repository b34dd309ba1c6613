import { z } from 'zod';

/** The most characters of a message. */
export const messageLength = 1000;

/** Messages of one conversation that are stored; the oldest disappear. */
const maxMessages = 50;

const message = z.object({ fromOffice: z.boolean(), text: z.string(), at: z.string() });
export type OfferMessage = z.infer<typeof message>;

const conversation = z.array(message);

/** The conversation that an offer stores. */
export const readMessages = (stored: unknown): OfferMessage[] =>
  conversation.catch([]).parse(stored ?? []);

/** A conversation with one more message. */
export const withMessage = (stored: unknown, text: string, fromOffice: boolean): OfferMessage[] =>
  [...readMessages(stored), { fromOffice, text, at: new Date().toISOString() }].slice(-maxMessages);
