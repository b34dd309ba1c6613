import { isDeepStrictEqual } from 'node:util';
import { titles } from './subject';
import type { Outcome } from './Way';

const texts = (value: unknown): string => JSON.stringify(value);

/** Whether visitors see the same as before. */
export const unseen = ({ before, after }: Outcome): boolean =>
  isDeepStrictEqual(after.seen, before.seen);

/** Whether visitors see a text now, and did not before. */
export const shows =
  (text: string) =>
  ({ before, after }: Outcome): boolean =>
    texts(after.seen).includes(text) && !texts(before.seen).includes(text);

/** Whether visitors do not see a text any more. */
export const hides =
  (text: string) =>
  ({ before, after }: Outcome): boolean =>
    !texts(after.seen).includes(text) && texts(before.seen).includes(text);

/** Whether visitors see another row than before, as of a copy or a translation. */
export const showsMore = ({ before, after }: Outcome): boolean =>
  texts(after.seen).length > texts(before.seen).length + 20;

/** Whether the newest draft of the entry has a text, while visitors see what they saw. */
export const drafts =
  (text: string) =>
  (outcome: Outcome): boolean => {
    const { after, on, subject } = outcome;
    const newest = after.versions.find(({ parent, latest }) => parent === subject.id && latest);
    const row = rowOf(outcome, 'after');
    return (
      unseen(outcome) &&
      texts(newest).includes(text) &&
      isDeepStrictEqual(row, rowOf(outcome, 'before')) &&
      on in after.rows
    );
  };

const rowOf = ({ on, subject, ...states }: Outcome, when: 'before' | 'after') =>
  states[when].rows[on]?.find(({ id }) => id === subject.id);

/** How many documents there are more than before. */
export const made =
  (collection?: string) =>
  ({ before, after, on }: Outcome): boolean => {
    const count = (rows: Outcome['before']['rows']) => rows[collection ?? on]?.length ?? 0;
    return count(after.rows) === count(before.rows) + 1;
  };

/** Whether the document is gone. */
export const gone = (outcome: Outcome): boolean =>
  rowOf(outcome, 'before') !== undefined && rowOf(outcome, 'after') === undefined;

/** Whether a text stands in the stored rows now, and did not before. */
export const stores =
  (text: string) =>
  ({ before, after }: Outcome): boolean =>
    texts(after.rows).includes(text) && !texts(before.rows).includes(text);

/** Whether the answer has a text. */
export const tells =
  (text: string) =>
  ({ reply }: Outcome): boolean =>
    reply.status === 200 && reply.text.includes(text);

/** Whether the answer is a success. */
export const answers = ({ reply }: Outcome): boolean => reply.status === 200;

/** Whether the new draft was made, unseen by visitors. */
export const madeDraft = (outcome: Outcome): boolean => made()(outcome) && unseen(outcome);

/** The title that an attempt gives. */
export const newTitle = { title: titles.new };
