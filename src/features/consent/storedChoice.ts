import { readChoice, choiceCookie, type Choice } from './choice';

/** Reads the stored choice; null when the visitor has to choose. */
export const storedChoice = (): Choice | null => readChoice(document.cookie, Date.now());

/** Stores a choice with the current time. */
export function storeChoice(statistics: boolean): Choice {
  const choice = { statistics, at: Date.now() };
  document.cookie = choiceCookie(choice, location.protocol === 'https:');
  return choice;
}
