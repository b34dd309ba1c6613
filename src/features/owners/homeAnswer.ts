import { parsePrice } from '@studium/shared/parsePrice';
import type { TFunction } from 'i18next';

/** What an owner can say of a home. */
export const homeAnswers = ['free', 'freeFrom', 'takenUntil', 'takeDown'] as const;
type HomeAnswer = (typeof homeAnswers)[number];

/** The fields of the form, in their order. */
export const answerFields = ['answer', 'day', 'price', 'message'] as const;
export type AnswerField = (typeof answerFields)[number];

/** The texts of the form as they were typed. */
export type AnswerValues = Record<AnswerField, string>;

/** The maximum length of a message in characters; the cms refuses longer ones. */
const messageLength = 500;

/** The chosen answer; undefined if none was chosen. */
export const chosenAnswer = ({ answer }: AnswerValues): HomeAnswer | undefined =>
  homeAnswers.find((one) => one === answer);

/** Whether an answer needs a day. */
const needsDay = (answer: HomeAnswer | undefined): boolean =>
  answer === 'freeFrom' || answer === 'takenUntil';

function dayProblem(values: AnswerValues, today: string, t: TFunction): string | undefined {
  if (!needsDay(chosenAnswer(values))) return undefined;
  if (!/^\d{4}-\d\d-\d\d$/.test(values.day)) return t('owners.problems.day');
  return values.day < today ? t('owners.problems.past') : undefined;
}

/**
 * The problems of a form, by its fields.
 *
 * @param today in the town, as 2026-11-21
 */
export function answerProblems(
  values: AnswerValues,
  today: string,
  t: TFunction,
): Partial<Record<AnswerField, string>> {
  const { price, message } = values;
  const isEmpty = !chosenAnswer(values) && price.trim() === '' && message.trim() === '';
  const problems = {
    answer: isEmpty && t('owners.problems.nothing'),
    day: dayProblem(values, today, t),
    price: price.trim() !== '' && parsePrice(price) === null && t('owners.problems.price'),
    message: Array.from(message.trim()).length > messageLength && t('owners.problems.message'),
  };
  return Object.fromEntries(
    Object.entries(problems).flatMap(([name, text]) => (text ? [[name, text] as const] : [])),
  );
}

/** The variables of the mutation for a form without problems. */
export const answerVariables = (values: AnswerValues) => ({
  answer: chosenAnswer(values) ?? null,
  day: needsDay(chosenAnswer(values)) ? values.day : null,
  price: parsePrice(values.price),
  message: values.message.trim() || null,
});
