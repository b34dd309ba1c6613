import { type Answer, sendRequest } from './sendRequest';

/**
 * What a visitor gets: the requested content; a clear message that it is unavailable now, with a link to
 * continue; or something unclear, such as a blank page, a proxy's error page or no response.
 */
export type Outcome = 'good' | 'unavailable' | 'unclear';

export interface CheckResult {
  outcome: Outcome;
  status: number;
  /** Milliseconds until the response was complete. */
  ms: number;
  /** The beginning of an unclear response; else empty. */
  excerpt: string;
}

/** A visitor's account. */
export interface Account {
  email: string;
  password: string;
}

/** The data that the checks need. */
export interface CheckContext {
  /** The public address of the site. */
  url: string;
  account: Account;
  /** The cookies of a visitor who stays logged in. */
  cookie: string;
  /** A page that was shown before, and one that has not been requested yet. */
  visitedPage: string;
  unvisitedPage: string;
  /** The path of a picture in a page. */
  picture: string;
}

const toResult = (outcome: Outcome, { status, ms, body, location }: Answer): CheckResult => ({
  outcome,
  status,
  ms,
  excerpt: outcome === 'unclear' ? `${location} ${body.slice(0, 200).replace(/\s+/g, ' ')}` : '',
});

const isUnavailable = (status: number): boolean => [502, 503, 504].includes(status);

/** Checks a page: it must be complete with a heading; a message also needs its status and a link home. */
export function checkPage(answer: Answer): CheckResult {
  const { status, body, isComplete } = answer;
  const isPage = isComplete && body.endsWith('</html>') && /<h1[^>]*>(?:<[^>]+>)*[^<\s]/.test(body);
  if (!isPage) return toResult('unclear', answer);
  if (status === 200) return toResult('good', answer);
  const hasHomeLink = /href="\/(?:en)?"/.test(body);
  return toResult(isUnavailable(status) && hasHomeLink ? 'unavailable' : 'unclear', answer);
}

/** Checks the response to a script of the page: the requested data, or an error with a code. */
function checkCall(answer: Answer, isGood: (body: string) => boolean): CheckResult {
  const { status, body, isComplete } = answer;
  if (!isComplete) return toResult('unclear', answer);
  if (status < 300) return toResult(isGood(body) ? 'good' : 'unclear', answer);
  // Any other status would mean that the visitor made a mistake.
  return toResult(
    isUnavailable(status) && /"code":"[^"]+"/.test(body) ? 'unavailable' : 'unclear',
    answer,
  );
}

const fetchPage = async (url: string, headers?: Record<string, string>) =>
  checkPage(await sendRequest(url, { headers }));

let words = 0;

/** Returns a word for an address that was never requested before, so that no proxy has cached it. */
const uniqueWord = (): string => `n${(words += 1)}`;

/** Everything that a visitor does: pages of each kind, and actions in them. */
export const checks = {
  'page seen before': ({ url, visitedPage }: CheckContext) =>
    fetchPage(`${url}${visitedPage}`, { cookie: 'REFRESH_TOKEN=none' }),
  'page never visited': ({ url, unvisitedPage }: CheckContext) =>
    fetchPage(`${url}${unvisitedPage}`),
  'login page': ({ url }: CheckContext) => fetchPage(`${url}/login?${uniqueWord()}`),
  'search page': ({ url }: CheckContext) => fetchPage(`${url}/cerca?q=stanza+${uniqueWord()}`),
  'account page': ({ url, cookie }: CheckContext) => fetchPage(`${url}/account`, { cookie }),
  picture: async ({ url, picture }: CheckContext) => {
    const answer = await sendRequest(`${url}${picture}`);
    return toResult(answer.status === 200 && answer.isComplete ? 'good' : 'unclear', answer);
  },
  'search while typing': async ({ url }: CheckContext) =>
    checkCall(await sendRequest(`${url}/api/search?q=stanza+${uniqueWord()}&locale=it`), (body) =>
      body.includes('"groups"'),
    ),
  filter: async ({ url }: CheckContext) =>
    checkCall(
      await sendRequest(`${url}/api/listing/accommodations?locale=it&${uniqueWord()}`),
      (body) => body.includes('"items"'),
    ),
  login: async ({ url, account: { email, password } }: CheckContext) =>
    checkCall(await logIn(url, email, password), (body) => body.includes('"user"')),
  feedback: async ({ url, visitedPage }: CheckContext) =>
    checkCall(
      await sendRequest(`${url}/api/feedback`, {
        method: 'POST',
        headers: {
          accept: 'application/json',
          'content-type': 'application/x-www-form-urlencoded',
          origin: url,
        },
        body: new URLSearchParams({ path: visitedPage, clear: 'yes' }).toString(),
      }),
      () => true,
    ),
} satisfies Record<string, (context: CheckContext) => Promise<CheckResult>>;

export type CheckName = keyof typeof checks;

export const logIn = (url: string, email: string, password: string): Promise<Answer> =>
  sendRequest(`${url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email, password }),
  });
