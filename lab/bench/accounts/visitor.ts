import { setTimeout as pause } from 'node:timers/promises';
import { queryContract } from '../shared/queryContract';

export const password = 'undici tegole rosse';
let last = 0;

const nextAddress = (): string => {
  last += 1;
  return `10.${last >> 16}.${(last >> 8) & 255}.${last & 255}`;
};

/** Sends a query as the site does for a visitor; without `from`, each call uses another IP address. */
export const sendQuery = (url: string, query: string, variables: object, from = nextAddress()) =>
  queryContract(url, query, variables, { 'x-forwarded-for': from });

const authenticate = `mutation ($email: String!, $password: String!) {
  authenticate(email: $email, password: $password) { jwt } }`;

/** Logs in, by default with the correct password; `passed` is false if the rate limits refuse it. */
export async function logIn(url: string, email: string, from?: string, typed = password) {
  const { data, ...answer } = await sendQuery(url, authenticate, { email, password: typed }, from);
  return { ...answer, data, passed: answer.status !== 429, isLoggedIn: Boolean(data) };
}

/** Operations that take an e-mail address, whether or not it has an account. */
export const operations = {
  login:
    'mutation ($email: String!) { authenticate(email: $email, password: "not the password") { jwt } }',
  forgotten: 'mutation ($email: String!) { forgottenPassword(email: $email) }',
  register: `mutation ($email: String!) {
    register(email: $email, password: "${password}", fullName: "Nives Zamboni") { jwt } }`,
} as const;

interface Mail {
  to: string;
  links: string[];
}

const activation = 'mutation ($code: String!, $id: String!) { activateUser(code: $code, id: $id) }';

const activationOf = ({ links }: Mail) => {
  const { searchParams } = new URL(links.find((one) => one.includes('code=')) ?? 'x:');
  return { code: searchParams.get('code'), id: searchParams.get('id') };
};

/** Waits for the mails of all registered addresses, then activates the accounts. */
export async function activateAll(url: string, emails: readonly string[], from?: string) {
  for (let tries = 0; tries < 500; tries += 1) {
    const mails = (await (await fetch(`${url}/outbox.json`)).json()) as Mail[];
    const own = mails.filter(({ to }) => emails.includes(to));
    if (own.length >= emails.length) {
      for (const mail of own) await sendQuery(url, activation, activationOf(mail), from);
      return;
    }
    await pause(100);
  }
  throw new Error('The activation mails did not arrive.');
}

/** Creates an activated account and returns its e-mail address. */
export async function createAccount(url: string, name: string): Promise<string> {
  const email = `${name}@example.org`;
  const { errors } = await sendQuery(url, operations.register, { email });
  if (errors) throw new Error(`Not registered: ${JSON.stringify(errors)}`);
  await activateAll(url, [email]);
  return email;
}
