import { readChoice, writtenChoice, type Choice } from './choice';

/** The choice that this browser keeps, or null where somebody has to be asked. */
export const keptChoice = (): Choice | null => readChoice(document.cookie, Date.now());

/** Keeps a choice that is made now. */
export function keepChoice(statistics: boolean): Choice {
  const choice = { statistics, at: Date.now() };
  document.cookie = writtenChoice(choice, location.protocol === 'https:');
  return choice;
}
