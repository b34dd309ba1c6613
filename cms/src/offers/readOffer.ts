import {
  type OfferFieldName,
  type OfferTexts,
  offerField,
  offerFieldNames,
  offerProblems,
  offerTexts,
  valuesOfChoices,
} from '@studium/shared/offer';
import { choices } from '@studium/shared/town/choices';
import { z } from 'zod';
import { refusal } from '../accounts/refusal';
import { dayInTown } from '../lib/townTime';

/** The most characters of a form as JSON; more are not parsed. */
export const maxFormLength = 20_000;

const form = z.record(z.string(), z.string());

/** Controls but tabs and line ends, and marks that turn the direction of what follows. */
const controls = /(?![\t\n\r])\p{Cc}|[\u202a-\u202e]/gu;

/** Whether the values of a choice are those of the form. */
function isChoice(name: OfferFieldName, text: string): boolean {
  const { kind, options } = offerField(name);
  if (!options || text === '') return true;
  const values = kind === 'choices' ? valuesOfChoices(text) : [text];
  return values.every((value) => Object.hasOwn(choices[options], value));
}

/** Reads the texts of a stored form. */
export function readTexts(json: unknown): OfferTexts {
  const data = form.catch({}).parse(json);
  return offerTexts((name) => (Object.hasOwn(data, name) ? (data[name] ?? '') : ''));
}

function parseForm(json: string): unknown {
  try {
    return json.length > maxFormLength ? null : JSON.parse(json);
  } catch {
    return null;
  }
}

/**
 * Checks a form as a client has sent it.
 *
 * @param base what the fields that the client cannot change contain
 * @throws GraphQLError OFFER_INVALID, with the problems by field
 */
export function readOffer(
  json: string,
  names: readonly OfferFieldName[] = offerFieldNames,
  base?: OfferTexts,
): OfferTexts {
  const sent = form.safeParse(parseForm(json));
  const { data = {} } = sent;
  const texts = offerTexts((name) =>
    base && !names.includes(name)
      ? base[name]
      : (Object.hasOwn(data, name) ? (data[name] ?? '') : '').replace(controls, ''),
  );
  const problems = {
    ...offerProblems(texts, dayInTown(new Date()), names, base),
    ...Object.fromEntries(
      names.filter((name) => !isChoice(name, texts[name])).map((name) => [name, 'choice']),
    ),
  };
  if (!sent.success || Object.keys(problems).length > 0)
    throw refusal('OFFER_INVALID', 'The offer is not complete.', { problems });
  return texts;
}
