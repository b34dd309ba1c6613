import type { Redirect } from '../../payload-types';
import { normalizePath } from '../../redirects/address';
import { defaultSite } from '../../sites';
import type { ApiContext } from '../context';
import type { ResolversOf } from '../ContractResolvers';
import { entryUrl } from '../entries/entryUrl';
import { idOf } from '../../lib/idOf';

async function targetOf(
  { kind, entry, site, target }: Redirect,
  { read }: ApiContext,
): Promise<string | null> {
  if (kind === 'address') return target ?? null;
  // The language of an entry is stored only with an entry.
  if (!entry || !site) return null;
  const id = idOf(entry.value);
  const doc = await read.load(entry.relationTo, site, id);
  return doc && entryUrl(entry.relationTo, doc, site);
}

export const redirectQueries = {
  redirect: async (_, { address }, context) => {
    const from = normalizePath(address);
    if (from === null) return null;
    const [path = from] = from.split('?');
    const redirects = await context.read.find('redirects', defaultSite, {
      where: { from: { in: [from, path] } },
    });
    const redirect = redirects.find((one) => one.from === from) ?? redirects[0];
    return redirect ? targetOf(redirect, context) : null;
  },
} satisfies Partial<ResolversOf<'Query'>>;
