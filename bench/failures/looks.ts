import { type Answer, ask } from './ask';

/**
 * What a visitor gets: what was asked for; a clear message that it is not to be had now, with a way
 * on; or something that says nothing, such as a blank page, a proxy's own words or no answer.
 */
export type Outcome = 'good' | 'told' | 'unclear';

export interface Look {
  outcome: Outcome;
  status: number;
  /** Milliseconds until the answer was there. */
  ms: number;
  /** The beginning of an answer that says nothing to a visitor. */
  words: string;
}

/** Somebody who has an account. */
export interface Account {
  email: string;
  password: string;
}

/** Whose site is looked at, and with what. */
export interface Sight {
  /** Address of the site, as visitors know it. */
  url: string;
  account: Account;
  /** What the browser of somebody sends who is logged in all the while. */
  cookie: string;
  /** A page that was shown before, and one that nobody has asked for yet. */
  known: string;
  first: string;
  /** Path of a picture in a page. */
  picture: string;
}

const look = (outcome: Outcome, { status, ms, body, location }: Answer): Look => ({
  outcome,
  status,
  ms,
  words: outcome === 'unclear' ? `${location} ${body.slice(0, 200).replace(/\s+/g, ' ')}` : '',
});

const isAway = (status: number): boolean => [502, 503, 504].includes(status);

/** How a page is answered: whole and with a heading; a message also needs its status and a way home. */
export function lookOfPage(answer: Answer): Look {
  const { status, body, whole } = answer;
  const isWhole = whole && body.endsWith('</html>') && /<h1[^>]*>(?:<[^>]+>)*[^<\s]/.test(body);
  if (!isWhole) return look('unclear', answer);
  if (status === 200) return look('good', answer);
  const leadsHome = /href="\/(?:en)?"/.test(body);
  return look(isAway(status) && leadsHome ? 'told' : 'unclear', answer);
}

/** How a script of the page is answered: with what it asked for, or with the code of a reason. */
function lookOfCall(answer: Answer, isGood: (body: string) => boolean): Look {
  const { status, body, whole } = answer;
  if (!whole) return look('unclear', answer);
  if (status < 300) return look(isGood(body) ? 'good' : 'unclear', answer);
  // Any other status would say that it is the visitor's fault.
  return look(isAway(status) && /"code":"[^"]+"/.test(body) ? 'told' : 'unclear', answer);
}

const page = async (url: string, headers?: Record<string, string>) =>
  lookOfPage(await ask(url, { headers }));

let times = 0;

/** No proxy has kept the answer to a question that nobody has asked. */
const unasked = (): string => `n${(times += 1)}`;

/** Everything that a visitor does: pages of each kind, and what one presses in them. */
export const looks = {
  'page seen before': ({ url, known }: Sight) =>
    page(`${url}${known}`, { cookie: 'REFRESH_TOKEN=none' }),
  'page nobody saw': ({ url, first }: Sight) => page(`${url}${first}`),
  'login page': ({ url }: Sight) => page(`${url}/login?${unasked()}`),
  'search page': ({ url }: Sight) => page(`${url}/cerca?q=stanza+${unasked()}`),
  'account page': ({ url, cookie }: Sight) => page(`${url}/account`, { cookie }),
  picture: async ({ url, picture }: Sight) => {
    const answer = await ask(`${url}${picture}`);
    return look(answer.status === 200 && answer.whole ? 'good' : 'unclear', answer);
  },
  'search as one types': async ({ url }: Sight) =>
    lookOfCall(await ask(`${url}/api/search?q=stanza+${unasked()}&locale=it`), (body) =>
      body.includes('"groups"'),
    ),
  filter: async ({ url }: Sight) =>
    lookOfCall(await ask(`${url}/api/finding/accommodations?locale=it&${unasked()}`), (body) =>
      body.includes('"items"'),
    ),
  login: async ({ url, account: { email, password } }: Sight) =>
    lookOfCall(await logIn(url, email, password), (body) => body.includes('"user"')),
  feedback: async ({ url, known }: Sight) =>
    lookOfCall(
      await ask(`${url}/api/feedback`, {
        method: 'POST',
        headers: {
          accept: 'application/json',
          'content-type': 'application/x-www-form-urlencoded',
          origin: url,
        },
        body: new URLSearchParams({ path: known, clear: 'yes' }).toString(),
      }),
      () => true,
    ),
} satisfies Record<string, (sight: Sight) => Promise<Look>>;

export type LookName = keyof typeof looks;

export const logIn = (url: string, email: string, password: string): Promise<Answer> =>
  ask(`${url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email, password }),
  });
