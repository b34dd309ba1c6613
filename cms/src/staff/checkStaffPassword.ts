import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload';
import type { AdminText } from '../lib/adminLanguage';
import { guessableNames } from '../accounts/guessableNames';
import {
  maxPasswordLength,
  type PasswordFault,
  passwordFault,
} from '../accounts/passwords/passwordFault';
import type { BeforeOperation } from '../lib/BeforeOperation';
import { isRecord } from '../lib/isRecord';
import { stringOrEmpty } from '../lib/stringOrEmpty';
import type { User } from '../payload-types';
import { accountError } from './accountError';
import { findByResetToken } from './findByResetToken';

/** 10^10 guesses are score 4 of zxcvbn, because an account of the staff can change the site. */
const rule = { minLength: 12, minGuesses: 10 };

const messages: Record<PasswordFault, AdminText> = {
  PASSWORD_TOO_SHORT: {
    it: `Usa almeno ${rule.minLength} caratteri, per esempio quattro parole.`,
    en: `Use at least ${rule.minLength} characters, for example four words.`,
  },
  PASSWORD_TOO_LONG: {
    it: `Usa al massimo ${maxPasswordLength} caratteri.`,
    en: `Use at most ${maxPasswordLength} characters.`,
  },
  PASSWORD_CONTEXT: {
    it: 'Il tuo nome, il tuo indirizzo e il nome del sito si indovinano subito. Usa altre parole.',
    en: 'Your name, your address and the site’s name are easy to guess. Use other words.',
  },
  PASSWORD_TOO_COMMON: {
    it: 'Questa password si indovina facilmente. Usa più parole, o parole meno comuni.',
    en: 'This password is easy to guess. Use more words, or less common ones.',
  },
};

interface Person {
  email?: unknown;
  name?: unknown;
}

/** @throws ValidationError at the field "password" */
async function check(
  password: unknown,
  people: readonly (Person | undefined)[],
  req: PayloadRequest,
): Promise<void> {
  const names = await Promise.all(
    people.map((person) =>
      guessableNames(req.payload, {
        email: stringOrEmpty(person?.email),
        fullName: stringOrEmpty(person?.name),
      }),
    ),
  );
  const fault = await passwordFault(stringOrEmpty(password), names.flat(), rule);
  if (fault) throw accountError(req, 'password', messages[fault]);
}

/** Refuses weak passwords of new and changed accounts, from the admin, REST and the seed. */
export const checkStaffPassword: CollectionBeforeValidateHook<User> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  // When the field is empty, Payload does not change the password.
  if (operation === 'create' || data?.password)
    await check(data?.password, [data, originalDoc], req);
  return data;
};

/** Refuses weak passwords of a reset, for which Payload does not run the hooks of a change. */
export async function checkResetPassword({ args, operation, req }: BeforeOperation): Promise<void> {
  const data = 'data' in args && isRecord(args.data) ? args.data : {};
  if (operation !== 'resetPassword') return;
  const user = await findByResetToken(req, data.token);
  // Payload refuses an invalid token, so the password of such a request is not checked.
  if (user) await check(data.password, [user], req);
}
