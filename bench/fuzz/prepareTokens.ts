import { z } from 'zod';
import { createAccount, logIn } from '../accounts/visitor';
import { addressesOf, type Ports } from './Attacker';
import type { Tokens } from './attackers/forgedTokens';

const json = { 'content-type': 'application/json' };
const author = { email: 'author@studium.example', password: 'Undici Tegole Rosse 47' };

const loginAnswer = z.object({ token: z.string() });
const jwtAnswer = z.object({ authenticate: z.object({ jwt: z.string() }) });

async function staffToken(cms: string, credentials: object): Promise<string> {
  const answer = await fetch(`${cms}/cms-api/users/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(credentials),
  });
  return loginAnswer.parse(await answer.json()).token;
}

/** Creates an author of one area and a visitor, and logs both in. */
export async function prepareTokens(
  ports: Ports,
  editor: { email: string; password: string },
): Promise<Tokens> {
  const { cms } = addressesOf(ports);
  const created = await fetch(`${cms}/cms-api/users`, {
    method: 'POST',
    headers: { ...json, authorization: `JWT ${await staffToken(cms, editor)}` },
    body: JSON.stringify({ ...author, name: 'An author', role: 'author', areas: ['news'] }),
  });
  if (created.status !== 201)
    throw new Error(`The author was not created: ${await created.text()}`);
  const email = await createAccount(cms, 'attacker');
  const { data } = await logIn(cms, email);
  return { staff: await staffToken(cms, author), visitor: jwtAnswer.parse(data).authenticate.jwt };
}
