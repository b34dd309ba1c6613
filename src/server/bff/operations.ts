import { z } from 'zod';
import manifest from '@/gql/operations.json';
import { localeInfo, locales } from '@/routing/locales';

/** What the browser may ask for under a hash. */
export interface Operation {
  name: ServedName;
  /** GraphQL text, as codegen wrote it. */
  document: string;
  /** Whether it is asked in the name of who is logged in. */
  personal: boolean;
  variables: z.ZodType<Record<string, unknown>>;
}

// What the cms refuses with a reason of its own must get there; these are bounds of size.
const text = (max: number) => z.string().max(max);
const email = text(320);
const password = text(1000);
const fullName = text(500);
const code = text(64);
const id = text(64);
/** A language of the site, as the cms names it. */
export const site = z.enum(locales.map((locale) => localeInfo[locale].siteHandle));
/** Languages in which favourites are named, the first that there is. */
export const preferSites = z.array(site).max(locales.length);

const publicly = (shape: z.core.$ZodLooseShape) => ({
  personal: false,
  variables: z.strictObject(shape),
});
const personally = (shape: z.core.$ZodLooseShape) => ({
  personal: true,
  variables: z.strictObject(shape),
});

/** The operations that are served, with the variables that each may have. */
const served = {
  Register: publicly({
    email,
    password,
    fullName: fullName.optional(),
    preferredLanguage: site.optional(),
    preferSites: preferSites.optional(),
  }),
  ResendActivation: publicly({ email }),
  ActivateUser: publicly({ code, id }),
  ForgottenPassword: publicly({ email }),
  SetPassword: publicly({ password, code, id }),
  SendFeedback: publicly({
    site,
    uri: text(500),
    clear: z.boolean(),
    reason: text(500).nullish(),
  }),
  SaveSearch: publicly({
    site,
    section: text(20),
    query: text(1000),
    frequency: text(20),
    email,
  }),
  Viewer: personally({ preferSites: preferSites.optional() }),
  UpdateViewer: personally({
    fullName: fullName.optional(),
    preferredLanguage: site.optional(),
  }),
  ChangeEmail: personally({ email, currentPassword: password }),
  UpdateFavorites: personally({
    favorites: z.array(z.int32().positive()).max(1000),
    preferSites: preferSites.optional(),
  }),
  UpdatePassword: personally({
    currentPassword: password,
    newPassword: password,
    confirmPassword: password,
  }),
  DeleteAccount: personally({ password, confirmPassword: password }),
  Sessions: personally({}),
  LogoutElsewhere: personally({}),
  AccountExport: personally({}),
  SharedList: personally({}),
  ShareFavorites: personally({}),
  StopSharingFavorites: personally({}),
};

export type ServedName = keyof typeof served;

/** The site sends them itself, a browser never does: answers hold tokens, or ids of another. */
export type InternalName = 'Authenticate' | 'RefreshToken' | 'Logout' | 'SharedFavorites';

const byHash = new Map<string, Operation>();
const byName = new Map<string, string>();
for (const [hash, { name, document }] of Object.entries(manifest)) {
  byName.set(name, document);
  if (isServed(name)) byHash.set(hash, { name, document, ...served[name] });
}

function isServed(name: string): name is ServedName {
  return Object.hasOwn(served, name);
}

/** The operation under a hash of the build, or undefined for any other text. */
export function operationOf(hash: string): Operation | undefined {
  return byHash.get(hash);
}

/** GraphQL text of an operation that the site sends itself. */
export function documentOf(name: InternalName | ServedName): string {
  const document = byName.get(name);
  if (!document) throw new Error(`The operation ${name} is missing: run npm run codegen.`);
  return document;
}
