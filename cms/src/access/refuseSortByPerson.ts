import type { BeforeOperation } from '../lib/BeforeOperation';
import { refuse } from './refuse';

const refusal = {
  it: 'Non si può ordinare per i dati di una persona.',
  en: 'Content cannot be sorted by the data of a person.',
};

/**
 * Refuses to sort entries by a field of the person who changed them. Payload sorts by hidden fields of a related
 * document too, such as the hash of a password.
 */
export function refuseSortByPerson({ args, req }: BeforeOperation): void {
  const sort: unknown = 'sort' in args ? args.sort : undefined;
  const names: unknown[] = Array.isArray(sort) ? sort : [sort];
  if (names.some((name) => typeof name === 'string' && /updatedBy(\.|__)/.test(name)))
    refuse(req, refusal);
}
