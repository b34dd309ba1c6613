import { refusal } from '../refusal';
import { longest, passwordFault, type PasswordRule } from './passwordFault';

/** NIST SP 800-63B-4 and S-07; three known words or dates in a row stay below 10^8.5 guesses. */
const rule: PasswordRule = { shortest: 8, guesses: 8.5 };

const messages = {
  PASSWORD_TOO_SHORT: `Password should contain at least ${rule.shortest} characters.`,
  PASSWORD_TOO_LONG: `Password should contain at most ${longest} characters.`,
  PASSWORD_CONTEXT: 'Password contains a name that is easy to guess.',
  PASSWORD_TOO_COMMON: 'Password is too common.',
};

/**
 * Refuses passwords of visitors that are guessed first.
 *
 * @param names What anybody knows of the account: names of site and town, address, own name.
 * @throws GraphQLError PASSWORD_TOO_SHORT, PASSWORD_TOO_LONG, PASSWORD_CONTEXT or PASSWORD_TOO_COMMON
 */
export async function checkPassword(password: string, names: readonly string[]): Promise<void> {
  const fault = await passwordFault(password, names, rule);
  if (fault) throw refusal(fault, messages[fault]);
}
