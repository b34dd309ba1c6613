import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createToken } from '../../../cms/src/preview/token';
import { secret } from '../../stack/Stack';
import { sendRequest } from '../sendRequest';
import type { BigTown } from '../BigTown';
import { type Drill, type Measurement, unnoticed } from '../Drill';
import { Publications } from '../Publications';

const wrongClock = path.resolve(import.meta.dirname, '../preload/clock.mjs');
const minuteMs = 60_000;

const settings = (shift: number) => ({
  NODE_OPTIONS: `--import=file://${wrongClock}`,
  CLOCK_SHIFT_MS: String(shift),
});

const ahead: Drill<BigTown> = createClockDrill(5 * minuteMs, 'five minutes ahead');
const behind: Drill<BigTown> = createClockDrill(-5 * minuteMs, 'five minutes behind');

export const clock = { ahead, behind };

/** Gives one of two sites, one of two cms and an editor's program a wrong clock. */
function createClockDrill(shift: number, how: string): Drill<BigTown> {
  return {
    what: `the clocks of one site, one cms and an editor ${how}`,
    seconds: 6,
    expected: unnoticed,
    breakPart: async ({ stack }) => {
      await stack.stopSite(0);
      await Promise.all([stack.startSite(0, settings(shift)), restartCms()]);
      return async () => {
        await stack.stopSite(0);
        await Promise.all([stack.startSite(0), restartCms({})]);
      };

      async function restartCms(env: Record<string, string> = settings(shift)): Promise<void> {
        await stack.stopCms(0);
        await stack.startCms(0, env);
      }
    },
    measureMore: async (town) => {
      const { stack } = town;
      const editor = stack.openEditor(settings(shift));
      try {
        const published = new Publications(editor, town.programs.sites);
        await published.publish('4');
        town.publications.record('4', published.newestTitle);
        const began = performance.now();
        const measurements: Measurement[] = [
          {
            what: 'publications not shown within 5 s',
            value: (await published.findLost(began + 5000)).length,
            limit: 0,
          },
          {
            what: 'not in the search',
            value: await countNotFound(town, published.newestTitle),
            limit: 0,
          },
          { what: 'sessions lost', value: await countLostSessions(town), limit: 0 },
        ];
        await editor.edit('draft', '4');
        const hidden = (await showsDraft(town, shift)) ? 0 : 1;
        measurements.push({ what: 'drafts not shown', value: hidden, limit: 0 });
        return async () => measurements;
      } finally {
        await editor.stop();
      }
    },
  };
}

/** Sends a query to one of the cms. */
async function sendQuery(cms: string, query: string): Promise<unknown> {
  const { body } = await sendRequest(`${cms}/api`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  return JSON.parse(body || 'null');
}

/** Returns how many of the two cms do not find a published entry by the last word of its title. */
async function countNotFound({ stack }: BigTown, title: string): Promise<number> {
  const query = `{ entries(section: ["accommodations"], site: ["it"], search: "${title.split(' ').at(-1) ?? ''}") { title } }`;
  const answers = await Promise.all(
    ([0, 1] as const).map((one) => sendQuery(stack.cmsUrl(one), query)),
  );
  return answers.filter((answer) => !JSON.stringify(answer).includes(JSON.stringify(title))).length;
}

/**
 * Counts lost sessions. A browser that did not receive the new token sends the old one again, which may
 * reach the other cms; the session must continue.
 */
async function countLostSessions({ stack, checkContext: { account } }: BigTown): Promise<number> {
  const { email, password } = account;
  const tokenIn = (answer: unknown) =>
    /"refreshToken":"([^"]+)"/.exec(JSON.stringify(answer))?.[1] ?? '';
  const refresh = async (cms: string, token: string) =>
    tokenIn(
      await sendQuery(cms, `mutation { refreshToken(refreshToken: "${token}") { refreshToken } }`),
    );
  let lost = 0;
  for (const [one, other] of [
    [stack.cmsUrl(0), stack.cmsUrl(1)],
    [stack.cmsUrl(1), stack.cmsUrl(0)],
  ] as const) {
    const token = tokenIn(
      await sendQuery(
        one,
        `mutation { authenticate(email: "${email}", password: "${password}") { refreshToken } }`,
      ),
    );
    await refresh(one, token);
    await pause(500);
    const next = await refresh(other, token);
    if (!(await refresh(one, next))) lost += 1;
  }
  return lost;
}

/** Returns whether a preview address that the cms has generated shows the draft. */
async function showsDraft({ programs }: BigTown, shift: number): Promise<boolean> {
  const page = `${programs.url}/alloggi/four-it`;
  const token = createToken(secret, 'an editor', Date.now() + shift);
  const { cookies } = await sendRequest(`${page}?x-craft-live-preview=1&token=${token}`);
  const cookie = cookies.map((line) => line.split(';')[0]).join('; ');
  return (await sendRequest(page, { headers: { cookie } })).body.includes('Draft');
}
