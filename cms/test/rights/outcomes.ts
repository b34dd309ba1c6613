import { isDeepStrictEqual } from 'node:util';
import { titles } from './subject';
import type { Outcome } from './Way';

const texts = (value: unknown): string => JSON.stringify(value);

/** Whether the public content is unchanged. */
export const unseen = ({ before, after }: Outcome): boolean =>
  isDeepStrictEqual(after.seen, before.seen);

/** Whether a text is public now and was not before. */
export const shows =
  (text: string) =>
  ({ before, after }: Outcome): boolean =>
    texts(after.seen).includes(text) && !texts(before.seen).includes(text);

/** Whether a text is no longer public. */
export const hides =
  (text: string) =>
  ({ before, after }: Outcome): boolean =>
    !texts(after.seen).includes(text) && texts(before.seen).includes(text);

/** Whether the public content has an additional row, such as a copy or a translation. */
export const showsMore = ({ before, after }: Outcome): boolean =>
  texts(after.seen).length > texts(before.seen).length + 20;

/** Whether the newest draft of the entry has a text while the public content is unchanged. */
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

/** Whether there is exactly one more document than before. */
export const created =
  (collection?: string) =>
  ({ before, after, on }: Outcome): boolean => {
    const count = (rows: Outcome['before']['rows']) => rows[collection ?? on]?.length ?? 0;
    return count(after.rows) === count(before.rows) + 1;
  };

/** Whether the document was deleted. */
export const isDeleted = (outcome: Outcome): boolean =>
  rowOf(outcome, 'before') !== undefined && rowOf(outcome, 'after') === undefined;

/** Whether the document was moved to the trash. */
export const isTrashed = (outcome: Outcome): boolean =>
  !rowOf(outcome, 'before')?.deletedAt && Boolean(rowOf(outcome, 'after')?.deletedAt);

/** Whether a text is in the stored rows now and was not before. */
export const stores =
  (text: string) =>
  ({ before, after }: Outcome): boolean =>
    texts(after.rows).includes(text) && !texts(before.rows).includes(text);

/** Whether the answer is successful and contains a text. */
export const answersWith =
  (text: string) =>
  ({ reply }: Outcome): boolean =>
    reply.status === 200 && reply.text.includes(text);

/** Whether the answer is successful. */
export const answers = ({ reply }: Outcome): boolean => reply.status === 200;

/** Whether a draft was created and is not public. */
export const createdDraft = (outcome: Outcome): boolean => created()(outcome) && unseen(outcome);

/** The new title in attempts. */
export const newTitle = { title: titles.new };
