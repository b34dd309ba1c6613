import {
  type OfferFieldName,
  type OfferOptions,
  type OfferProblem,
  type OfferProblems,
  type OfferTexts,
  offerField,
  offerTexts,
} from '@studium/shared/offer';
import type { TFunction } from 'i18next';

/** The values of choices with their labels, in the language of the page. */
export type OfferChoices = Record<OfferOptions, { value: string; text: string }[]>;

/** A form that was sent and why it was not accepted. */
export interface RefusedOffer {
  texts: OfferTexts;
  problems: OfferProblems;
  /** A problem that belongs to no field. */
  general?: string;
}

/** The field that people do not see; a program that fills it in is ignored. */
export const trapName = 'website';

/** The texts of a form. Several values of one field have commas between them. */
export const textsOfForm = (fields: { getAll: (name: string) => (string | File)[] }): OfferTexts =>
  offerTexts((name) =>
    fields
      .getAll(name)
      .filter((value) => typeof value === 'string')
      .join(','),
  );

const wholeField: Partial<Record<OfferProblem, true>> = {
  missing: true,
  tooLong: true,
  number: true,
  choice: true,
  indices: true,
};

/** The words for a problem of a field. */
export function problemText(name: OfferFieldName, problem: OfferProblem, t: TFunction): string {
  const { min = 0, max } = offerField(name);
  return wholeField[problem]
    ? t(`offers.problems.${problem}`, { field: t(`offers.fields.${name}`), min, max })
    : t(`offers.problems.${problem}`);
}
