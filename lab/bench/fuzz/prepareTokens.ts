import { z } from 'zod';
import { createAccount, logIn } from '../accounts/visitor';
import { Editor } from '../publishing/Editor';
import { addressesOf, type Ports } from '../../../e2e/attack/Attacker';
import type { Tokens } from './attackers/forgedTokens';

const author = { email: 'author@studium.example', password: 'Undici Tegole Rosse 47' };

const jwtAnswer = z.object({ authenticate: z.object({ jwt: z.string() }) });

/** Creates an author of one area and a visitor, and logs both in. */
export async function prepareTokens(
  ports: Ports,
  editor: { email: string; password: string },
): Promise<Tokens> {
  const { cms } = addressesOf(ports);
  const { token } = await Editor.logIn(cms, editor.email, editor.password);
  const created = await fetch(`${cms}/cms-api/users`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `JWT ${token}` },
    body: JSON.stringify({ ...author, name: 'An author', role: 'author', areas: ['news'] }),
  });
  if (created.status !== 201)
    throw new Error(`The author was not created: ${await created.text()}`);
  const email = await createAccount(cms, 'attacker');
  const { data } = await logIn(cms, email);
  const { token: staff } = await Editor.logIn(cms, author.email, author.password);
  return { staff, visitor: jwtAnswer.parse(data).authenticate.jwt };
}
