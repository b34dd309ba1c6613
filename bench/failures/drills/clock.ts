import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { makeToken } from '../../../cms/src/preview/token';
import { secret } from '../../stack/Stack';
import { ask } from '../ask';
import type { BigTown } from '../BigTown';
import { type Drill, type Finding, unnoticed } from '../Drill';
import { Publications } from '../Publications';

const wrongClock = path.resolve(import.meta.dirname, '../preload/clock.mjs');
const minutes = 60_000;

const settings = (shift: number) => ({
  NODE_OPTIONS: `--import=file://${wrongClock}`,
  CLOCK_SHIFT_MS: String(shift),
});

const ahead: Drill<BigTown> = skewed(5 * minutes, 'five minutes ahead');
const behind: Drill<BigTown> = skewed(-5 * minutes, 'five minutes behind');

export const clock = { ahead, behind };

/** One of two sites, one of two cms and an editor's program have a clock that is wrong. */
function skewed(shift: number, how: string): Drill<BigTown> {
  return {
    what: `the clocks of one site, one cms and an editor ${how}`,
    seconds: 6,
    expected: unnoticed,
    strike: async ({ stack }) => {
      await stack.stopSite(0);
      await Promise.all([stack.startSite(0, settings(shift)), restartCms()]);
      return async () => {
        await stack.stopSite(0);
        await Promise.all([stack.startSite(0), restartCms({})]);
      };

      async function restartCms(given: Record<string, string> = settings(shift)): Promise<void> {
        await stack.stopCms(0);
        await stack.startCms(0, given);
      }
    },
    more: async (town) => {
      const { stack } = town;
      const editor = stack.openEditor(settings(shift));
      try {
        const published = new Publications(editor, town.programs.sites);
        await published.publish('4');
        town.publications.note('4', published.newest);
        const began = performance.now();
        const findings: Finding[] = [
          {
            what: 'its publications not shown within 5 s',
            value: (await published.lost(began + 5000)).length,
            limit: 0,
          },
          { what: 'and not found', value: await notFound(town, published.newest), limit: 0 },
          { what: 'sessions lost', value: await sessionsLost(town), limit: 0 },
        ];
        await editor.edit('draft', '4');
        const hidden = (await showsDraft(town, shift)) ? 0 : 1;
        findings.push({ what: 'drafts not shown', value: hidden, limit: 0 });
        return async () => findings;
      } finally {
        await editor.stop();
      }
    },
  };
}

/** Sends one question of the contract to one of the cms. */
async function contract(cms: string, query: string): Promise<unknown> {
  const { body } = await ask(`${cms}/api`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  return JSON.parse(body || 'null');
}

/** How many of the two cms do not find what was published by the last word of its title. */
async function notFound({ stack }: BigTown, title: string): Promise<number> {
  const query = `{ entries(section: ["accommodations"], site: ["it"], search: "${title.split(' ').at(-1) ?? ''}") { title } }`;
  const answers = await Promise.all(
    ([0, 1] as const).map((one) => contract(stack.cmsUrl(one), query)),
  );
  return answers.filter((answer) => !JSON.stringify(answer).includes(JSON.stringify(title))).length;
}

/** A browser whose answer was lost asks again, and comes to the other cms: the session goes on. */
async function sessionsLost({ stack, sight: { account } }: BigTown): Promise<number> {
  const { email, password } = account;
  const tokenIn = (answer: unknown) =>
    /"refreshToken":"([^"]+)"/.exec(JSON.stringify(answer))?.[1] ?? '';
  const refresh = async (cms: string, token: string) =>
    tokenIn(
      await contract(cms, `mutation { refreshToken(refreshToken: "${token}") { refreshToken } }`),
    );
  let lost = 0;
  for (const [one, other] of [
    [stack.cmsUrl(0), stack.cmsUrl(1)],
    [stack.cmsUrl(1), stack.cmsUrl(0)],
  ] as const) {
    const token = tokenIn(
      await contract(
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

/** Whether an address that the cms has made leads an editor to the draft. */
async function showsDraft({ programs }: BigTown, shift: number): Promise<boolean> {
  const page = `${programs.url}/alloggi/four-it`;
  const token = makeToken(secret, 'an editor', Date.now() + shift);
  const { cookies } = await ask(`${page}?x-craft-live-preview=1&token=${token}`);
  const cookie = cookies.map((line) => line.split(';')[0]).join('; ');
  return (await ask(page, { headers: { cookie } })).body.includes('Draft');
}
