import { setTimeout as pause } from 'node:timers/promises';

export const password = 'undici tegole rosse';
let last = 0;

/** Asks the contract as the site does for a visitor, each time from another address. */
export async function ask(url: string, query: string, variables: object) {
  last += 1;
  const started = performance.now();
  const response = await fetch(`${url}/api`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${last >> 16}.${(last >> 8) & 255}.${last & 255}`,
    },
    body: JSON.stringify({ query, variables }),
  });
  const answer = (await response.json()) as { data?: unknown; errors?: { message: string }[] };
  return { ...answer, status: response.status, time: performance.now() - started };
}

/** What can be asked with an address, whether or not it has an account. */
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

/** Makes an account that can log in; answers its address. */
export async function join(url: string, name: string): Promise<string> {
  const email = `${name}@example.org`;
  const { errors } = await ask(url, operations.register, { email });
  if (errors) throw new Error(`Not registered: ${JSON.stringify(errors)}`);
  for (let tries = 0; tries < 200; tries += 1) {
    const mails = (await (await fetch(`${url}/outbox.json`)).json()) as Mail[];
    const link = mails.find(({ to }) => to === email)?.links.find((one) => one.includes('code='));
    if (link) {
      const { searchParams } = new URL(link);
      const proof = { code: searchParams.get('code'), id: searchParams.get('id') };
      await ask(
        url,
        'mutation ($code: String!, $id: String!) { activateUser(code: $code, id: $id) }',
        proof,
      );
      return email;
    }
    await pause(50);
  }
  throw new Error('The activation mail did not come.');
}
