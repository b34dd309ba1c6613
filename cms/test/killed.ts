import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { createRandom } from '../seed/illustrations/random';
import type { TestCms } from './cms';
import { compiled } from './compile';
import { ended } from './ended';
import { type KilledOrder, KilledModel, type KilledWrite, type SeenHome } from './killedModel';

/** 50 are the proof; fewer keep the tests of every day short. */
const rounds = Number(process.env.KILL_ROUNDS ?? 4);

interface Said {
  loaded?: true;
  open?: true;
  checked?: true;
  integrity?: { rows?: unknown[] };
  begun?: KilledWrite;
  done?: KilledWrite;
}

/** A program of cms and editor. */
class Victim {
  private readonly child: ChildProcess;
  private readonly waiting: { name: keyof Said; resolve: (said: Said) => void }[] = [];
  private readonly heard: Said[] = [];
  private errors = '';
  onWrite: (said: Said) => void = () => {};

  constructor(env: Record<string, string | undefined>) {
    this.child = spawn(process.execPath, compiled('test/killedWriter.ts'), {
      cwd: path.resolve(__dirname, '..'),
      env: env as NodeJS.ProcessEnv,
    });
    this.child.stderr?.on('data', (part: Buffer) => (this.errors += part.toString()));
    if (this.child.stdout)
      createInterface(this.child.stdout).on('line', (line) => {
        if (line.startsWith('{')) this.hear(JSON.parse(line) as Said);
      });
  }

  tell = (line: string) => this.child.stdin?.write(`${line}\n`);

  /** Resolves when the program says a word; fails when it ends before. */
  async until(name: keyof Said): Promise<Said> {
    const known = this.heard.find((said) => name in said);
    if (known) return known;
    const gone = new Promise<never>((_, reject) => {
      this.child.once('close', () => reject(new Error(`ended before ${name}:\n${this.errors}`)));
    });
    return Promise.race([
      new Promise<Said>((resolve) => this.waiting.push({ name, resolve })),
      gone,
    ]);
  }

  /** Kills it as a power cut would, and reads what it had still said. */
  kill = async (): Promise<void> => {
    if (this.child.signalCode === null) await ended(this.child, 'SIGKILL');
  };

  private hear(said: Said): void {
    this.heard.push(said);
    this.onWrite(said);
    for (const { name, resolve } of this.waiting) if (name in said) resolve(said);
  }
}

/** Kills the cms while it writes, over and over, and looks at what is left. */
export function proveThatNothingIsLost(cms: TestCms): void {
  const seenIn = async (site: string): Promise<(SeenHome & { id: string })[]> => {
    const entries: (SeenHome & { id: string })[] = [];
    // A query may not cost as much as all homes with their content.
    for (let more = true; more;) {
      const { data, errors } = await cms.query(
        `query ($site: [String], $offset: Int) {
          entries(section: ["accommodations"], site: $site, limit: 100, offset: $offset) {
            id slug title ... on accommodations_accommodations_Entry { priceMin includedServices
              contactLinks { href } categories { slug }
              contentManager { ... on contentManager_textContent_BlockType { textContent } } } } }`,
        { site: [site], offset: entries.length },
      );
      expect(errors).toBeUndefined();
      const page = data?.entries as (SeenHome & { id: string })[];
      entries.push(...page);
      more = page.length === 100;
    }
    return entries.filter(({ slug }) => slug.startsWith('home-'));
  };

  const victims: Victim[] = [];
  const start = (): Victim => {
    const victim = new Victim(cms['env']);
    victims.push(victim);
    return victim;
  };
  afterAll(() => Promise.all(victims.map((victim) => victim.kill())));

  test(
    `${rounds} times killed while writing: it starts again, and no acknowledged write is lost or half`,
    async () => {
      await ended(cms['server']);
      const random = createRandom('kill -9');
      const model = new KilledModel();
      let victim = start();
      for (let round = 1; round <= rounds + 1; round += 1) {
        await victim.until('loaded');
        victim.tell('open');
        await victim.until('open');
        expect((await fetch(`${cms.url}/health`)).status).toBe(200);
        const [it, en] = [await seenIn('it'), await seenIn('en')];
        const idOf = (key: string) =>
          Math.floor(Number(it.find(({ slug }) => slug === key)?.id) / 100);
        expect({ round, faults: model.faultsOf({ it, en }, idOf) }).toEqual({ round, faults: [] });
        victim.tell('check');
        const { integrity } = await victim.until('checked');
        if (integrity) expect(JSON.stringify(integrity.rows)).toContain('"ok"');
        if (round > rounds) break;
        // The next program loads itself meanwhile; it opens the database after the kill.
        const next = start();
        const { known, next: first } = model;
        victim.onWrite = ({ begun, done }) => {
          if (begun) model.begin(begun);
          if (done) model.acknowledge(done);
        };
        const order: KilledOrder = { seed: `round ${round}`, known, next: first };
        victim.tell(JSON.stringify(order));
        await victim.until('done');
        await pause(random.range(0, 400));
        await victim.kill();
        victim = next;
      }
      console.log(
        `${rounds} kills, ${model.acknowledged} writes acknowledged, ${model.survived} more were there`,
      );
      expect(model.acknowledged).toBeGreaterThanOrEqual(rounds);
    },
    60_000 + rounds * 15_000,
  );
}
