import { setTimeout as pause } from 'node:timers/promises';

export const password = 'undici tegole rosse';
let last = 0;

const nextAddress = (): string => {
  last += 1;
  return `10.${last >> 16}.${(last >> 8) & 255}.${last & 255}`;
};

/** Sends a query as the site does for a visitor; without `from`, each call uses another IP address. */
export async function sendQuery(
  url: string,
  query: string,
  variables: object,
  from = nextAddress(),
) {
  const started = performance.now();
  const response = await fetch(`${url}/api`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': from,
    },
    body: JSON.stringify({ query, variables }),
  });
  const answer = (await response.json()) as { data?: unknown; errors?: { message: string }[] };
  return { ...answer, status: response.status, time: performance.now() - started };
}

/** Logs in, by default with the correct password; `passed` is false if the rate limits refuse it. */
export async function logIn(url: string, email: string, from?: string, typed = password) {
  const { status, data, time } = await sendQuery(
    url,
    `mutation ($email: String!, $password: String!) {
      authenticate(email: $email, password: $password) { jwt } }`,
    { email, password: typed },
    from,
  );
  return { passed: status !== 429, isLoggedIn: Boolean(data), time };
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

/** Waits for the mails of all registered addresses, then activates the accounts from one IP address. */
export async function activateAll(url: string, emails: readonly string[], from: string) {
  for (let tries = 0; tries < 200; tries += 1) {
    const mails = (await (await fetch(`${url}/outbox.json`)).json()) as Mail[];
    const own = mails.filter(({ to }) => emails.includes(to));
    if (own.length >= emails.length) {
      for (const mail of own) await sendQuery(url, activation, activationOf(mail), from);
      return;
    }
    await pause(250);
  }
  throw new Error('The activation mails did not arrive.');
}

/** Creates an activated account and returns its e-mail address. */
export async function createAccount(url: string, name: string): Promise<string> {
  const email = `${name}@example.org`;
  const { errors } = await sendQuery(url, operations.register, { email });
  if (errors) throw new Error(`Not registered: ${JSON.stringify(errors)}`);
  for (let tries = 0; tries < 200; tries += 1) {
    const mails = (await (await fetch(`${url}/outbox.json`)).json()) as Mail[];
    const mail = mails.find(({ to }) => to === email);
    if (mail) {
      await sendQuery(url, activation, activationOf(mail));
      return email;
    }
    await pause(50);
  }
  throw new Error('The activation mail did not arrive.');
}
