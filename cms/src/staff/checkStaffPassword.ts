import { type CollectionBeforeValidateHook, type PayloadRequest, ValidationError } from 'payload';
import { knownNames } from '../accounts/knownNames';
import { longest, type PasswordFault, passwordFault } from '../accounts/passwords/passwordFault';
import type { BeforeOperation } from '../lib/BeforeOperation';
import { isRecord } from '../lib/isRecord';
import type { User } from '../payload-types';

/** Score 4 of zxcvbn: an account of the staff speaks for the town. */
const rule = { shortest: 12, guesses: 10 };

const messages: Record<PasswordFault, { it: string; en: string }> = {
  PASSWORD_TOO_SHORT: {
    it: `Usa almeno ${rule.shortest} caratteri: una frase di quattro parole va bene.`,
    en: `Use at least ${rule.shortest} characters: a phrase of four words is fine.`,
  },
  PASSWORD_TOO_LONG: {
    it: `Usa al massimo ${longest} caratteri.`,
    en: `Use at most ${longest} characters.`,
  },
  PASSWORD_CONTEXT: {
    it: 'Il nome, l’indirizzo o il nome del sito si indovinano subito: usane altre.',
    en: 'Your name, your address and the site’s name are guessed at once: use other words.',
  },
  PASSWORD_TOO_COMMON: {
    it: 'Questa password si indovina facilmente: usa più parole, o parole meno comuni.',
    en: 'This password is easy to guess: use more words, or less common ones.',
  },
};

interface Person {
  email?: unknown;
  name?: unknown;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** @throws ValidationError at the field "password" */
async function check(
  password: unknown,
  people: readonly (Person | undefined)[],
  req: PayloadRequest,
): Promise<void> {
  const names = await Promise.all(
    people.map((person) =>
      knownNames(req.payload, { email: text(person?.email), fullName: text(person?.name) }),
    ),
  );
  const fault = await passwordFault(text(password), names.flat(), rule);
  if (!fault) return;
  const message = messages[fault][req.i18n.language === 'en' ? 'en' : 'it'];
  throw new ValidationError({ collection: 'users', errors: [{ message, path: 'password' }], req });
}

/** Refuses weak passwords of new and changed accounts: in the admin's forms, through REST, in the seed. */
export const checkStaffPassword: CollectionBeforeValidateHook<User> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  // Payload changes no password when the field is empty.
  if (operation === 'create' || data?.password)
    await check(data?.password, [data, originalDoc], req);
  return data;
};

/** Refuses weak passwords of a reset, which Payload stores past the hooks of a change. */
export async function checkResetPassword({ args, operation, req }: BeforeOperation): Promise<void> {
  const data = 'data' in args && isRecord(args.data) ? args.data : {};
  if (operation !== 'resetPassword' || typeof data.token !== 'string') return;
  const user = await req.payload.db.findOne<Person & { id: number }>({
    collection: 'users',
    where: {
      resetPasswordToken: { equals: data.token },
      resetPasswordExpiration: { greater_than: new Date().toISOString() },
    },
    req,
  });
  // Payload refuses an invalid token; it is not worth the work of an estimate.
  if (user) await check(data.password, [user], req);
}
