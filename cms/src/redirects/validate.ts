import { cleanAddress } from '@studium/shared/letters';
import type { PayloadRequest, TextFieldSingleValidation, Where } from 'payload';
import { adminLanguage, type AdminText } from '../lib/adminLanguage';
import { decodePath, isHttps, mayHaveQuery, maxLength, normalizePath, pathOf } from './address';
import { followedFroms, ownPath } from './ownPath';
import { type Occupied, pageAt } from './pageAt';

const messages = {
  needed: {
    it: 'Scrivi un indirizzo.',
    en: 'Enter an address.',
  },
  origin: {
    it: 'Scrivi solo la parte dopo il nome del sito, per esempio /alloggi/elenco.html e non https://…',
    en: 'Enter only the part after the name of the site, for example /housing/list.html and not https://…',
  },
  from: {
    it: `Scrivi un indirizzo che comincia con una sola barra, senza spazi e senza #, di al massimo ${maxLength} caratteri.`,
    en: `Enter an address that starts with a single slash, without spaces and without #, of ${maxLength} characters at most.`,
  },
  query: {
    it: 'Un punto interrogativo è possibile solo dopo un file come /index.php o /pagina.asp.',
    en: 'A question mark is possible only after a file such as /index.php or /page.asp.',
  },
  taken: {
    it: 'C’è già un reindirizzamento da questo indirizzo.',
    en: 'There is already a redirect from this address.',
  },
  page: {
    it: 'A questo indirizzo c’è già una pagina del sito, che i visitatori vedono.',
    en: 'The site already has a page at this address, and visitors see it.',
  },
  former: {
    it: 'Questo è il vecchio indirizzo di un contenuto del sito: porta già al nuovo.',
    en: 'This is a former address of content of the site: it already leads to the current one.',
  },
  fixed: {
    it: 'Questo indirizzo è di una pagina fissa o di un file del sito.',
    en: 'This address belongs to a fixed page or a file of the site.',
  },
  to: {
    it: 'Scrivi un indirizzo che comincia con https://, oppure con una sola barra e senza spazi e senza #.',
    en: 'Enter an address that starts with https://, or with a single slash and without spaces and without #.',
  },
  loop: {
    it: 'Questo indirizzo porterebbe a sé stesso.',
    en: 'This address would lead to itself.',
  },
  chain: {
    it: 'Anche questo indirizzo è reindirizzato: scrivi quello a cui porta.',
    en: 'This address is redirected too: enter the one that it leads to.',
  },
  target: {
    it: 'Un altro reindirizzamento porta a questo indirizzo: prima cambia quello.',
    en: 'Another redirect leads to this address: change that one first.',
  },
} as const satisfies Record<string, AdminText> & Record<Occupied, object>;

type Problem = keyof typeof messages;

interface Context {
  req: PayloadRequest;
  id: number | string | undefined;
}

async function hasOther({ req, id }: Context, where: Where): Promise<boolean> {
  const others = id === undefined ? [] : [{ id: { not_equals: id } }];
  const { totalDocs } = await req.payload.count({
    collection: 'redirects',
    where: { and: [where, ...others] },
    req,
  });
  return totalDocs > 0;
}

async function problemOfFrom(value: string, context: Context): Promise<Problem | null> {
  if (/^\s*(https?:|\/\/)/i.test(value)) return 'origin';
  const from = normalizePath(value);
  if (from === null) return 'from';
  if (from.includes('?') && !mayHaveQuery(from)) return 'query';
  if (await hasOther(context, { from: { equals: from } })) return 'taken';
  const occupied = await pageAt(context.req, from);
  if (occupied) return occupied;
  return (await isTarget(from, context)) ? 'target' : null;
}

/** Whether another redirect leads to an address that this one would redirect. */
async function isTarget(from: string, { req, id }: Context): Promise<boolean> {
  // Editors may write a target with or without percent-encoding, and its query in any order.
  const spellings = [...new Set([pathOf(from), decodePath(from)])];
  const { docs } = await req.payload.find({
    collection: 'redirects',
    // The operator finds too much, because some characters of addresses are wildcards.
    where: {
      and: [
        { kind: { equals: 'address' } },
        { or: spellings.map((spelling) => ({ target: { contains: spelling } })) },
      ],
    },
    select: { target: true },
    pagination: false,
    depth: 0,
    req,
  });
  return docs.some((doc) => doc.id !== id && followedFroms(doc.target ?? '').includes(from));
}

async function problemOfAddress(
  value: string,
  from: unknown,
  context: Context,
): Promise<Problem | null> {
  const own = ownPath(value);
  if (own === null && !isHttps(value)) return 'to';
  const froms = followedFroms(value);
  const ownFrom = typeof from === 'string' ? normalizePath(from) : null;
  if (ownFrom !== null && froms.includes(ownFrom)) return 'loop';
  const isChain = froms.length > 0 && (await hasOther(context, { from: { in: froms } }));
  return isChain ? 'chain' : null;
}

const sentence = (req: PayloadRequest, problem: Problem | null): string | true =>
  problem === null || messages[problem][adminLanguage(req)];

/** Validates the address that redirects. */
export const checkFrom: TextFieldSingleValidation = async (value, { req, id }) =>
  sentence(req, value ? await problemOfFrom(value, { req, id }) : 'needed');

/** Validates the address to which a redirect leads. */
export const checkTarget: TextFieldSingleValidation = async (value, { req, id, data }) => {
  const from: unknown = 'from' in data ? data.from : undefined;
  return sentence(
    req,
    value ? await problemOfAddress(cleanAddress(value), from, { req, id }) : 'needed',
  );
};
