import { refusal } from '../refusal';
import { maxPasswordLength, passwordFault, type PasswordRule } from './passwordFault';

/** NIST SP 800-63B-4. Three known words or dates in a row need fewer than 10^8.5 guesses. */
const rule: PasswordRule = { minLength: 8, minGuesses: 8.5 };

const messages = {
  PASSWORD_TOO_SHORT: `Password should contain at least ${rule.minLength} characters.`,
  PASSWORD_TOO_LONG: `Password should contain at most ${maxPasswordLength} characters.`,
  PASSWORD_CONTEXT: 'Password contains a name that is easy to guess.',
  PASSWORD_TOO_COMMON: 'Password is too common.',
};

/**
 * Refuses passwords of visitors that are easy to guess.
 *
 * @param names Publicly known names: those of the site and town, the email address and the person's name.
 * @throws GraphQLError PASSWORD_TOO_SHORT, PASSWORD_TOO_LONG, PASSWORD_CONTEXT or PASSWORD_TOO_COMMON
 */
export async function checkPassword(password: string, names: readonly string[]): Promise<void> {
  const fault = await passwordFault(password, names, rule);
  if (fault) throw refusal(fault, messages[fault]);
}
