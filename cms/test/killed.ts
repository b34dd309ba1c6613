import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { createRandom } from '../seed/random';
import type { TestCms } from './cms';
import { compiled } from './compile';
import { stopProcess } from './stopProcess';
import { type KilledOrder, KilledModel, type KilledWrite, type SeenHome } from './killedModel';

/** The number of kills. 50 give reliable evidence, and the default keeps normal test runs short. */
const rounds = Number(process.env.KILL_ROUNDS ?? 4);

interface Message {
  loaded?: true;
  open?: true;
  checked?: true;
  integrity?: { rows?: unknown[] };
  begun?: KilledWrite;
  done?: KilledWrite;
}

/** A program with the cms and an editor, which is killed. */
class Victim {
  private readonly child: ChildProcess;
  private readonly waiting: { name: keyof Message; resolve: (message: Message) => void }[] = [];
  private readonly received: Message[] = [];
  private errors = '';
  onWrite: (message: Message) => void = () => {};

  constructor(env: Record<string, string | undefined>) {
    this.child = spawn(process.execPath, compiled('test/killedWriter.ts'), {
      cwd: path.resolve(__dirname, '..'),
      env: env as NodeJS.ProcessEnv,
    });
    this.child.stderr?.on('data', (part: Buffer) => (this.errors += part.toString()));
    if (this.child.stdout)
      createInterface(this.child.stdout).on('line', (line) => {
        if (line.startsWith('{')) this.receive(JSON.parse(line) as Message);
      });
  }

  send = (line: string) => this.child.stdin?.write(`${line}\n`);

  /** Waits for a message of the program. Rejects if the program ends before. */
  async waitFor(name: keyof Message): Promise<Message> {
    const known = this.received.find((message) => name in message);
    if (known) return known;
    const gone = new Promise<never>((_, reject) => {
      this.child.once('close', () => reject(new Error(`ended before ${name}:\n${this.errors}`)));
    });
    return Promise.race([
      new Promise<Message>((resolve) => this.waiting.push({ name, resolve })),
      gone,
    ]);
  }

  /** Kills the program like a power failure, and reads its remaining messages. */
  kill = async (): Promise<void> => {
    if (this.child.signalCode === null) await stopProcess(this.child, 'SIGKILL');
  };

  private receive(message: Message): void {
    this.received.push(message);
    this.onWrite(message);
    for (const { name, resolve } of this.waiting) if (name in message) resolve(message);
  }
}

/** Kills the cms repeatedly while it writes, and checks the remaining data. The cms must not run before. */
export function testKills(cms: TestCms): void {
  const seenIn = async (site: string): Promise<(SeenHome & { id: string })[]> => {
    const entries: (SeenHome & { id: string })[] = [];
    // The homes are read in pages, because one query for all of them would exceed the maximum cost.
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
    const victim = new Victim(cms.env);
    victims.push(victim);
    return victim;
  };
  afterAll(() => Promise.all(victims.map((victim) => victim.kill())));

  test(
    `after ${rounds} kills during writes it starts again, and no acknowledged write is lost or incomplete`,
    async () => {
      const random = createRandom('kill -9');
      const model = new KilledModel();
      let victim = start();
      for (let round = 1; round <= rounds + 1; round += 1) {
        await victim.waitFor('loaded');
        victim.send('open');
        await victim.waitFor('open');
        expect((await fetch(`${cms.url}/health`)).status).toBe(200);
        const [it, en] = [await seenIn('it'), await seenIn('en')];
        const idOf = (key: string) =>
          Math.floor(Number(it.find(({ slug }) => slug === key)?.id) / 100);
        expect({ round, faults: model.faultsOf({ it, en }, idOf) }).toEqual({ round, faults: [] });
        victim.send('check');
        const { integrity } = await victim.waitFor('checked');
        if (integrity) expect(JSON.stringify(integrity.rows)).toContain('"ok"');
        if (round > rounds) break;
        // The next program loads its code meanwhile, and opens the database after the kill.
        const next = start();
        const { known, next: first } = model;
        victim.onWrite = ({ begun, done }) => {
          if (begun) model.begin(begun);
          if (done) model.acknowledge(done);
        };
        const order: KilledOrder = { seed: `round ${round}`, known, next: first };
        victim.send(JSON.stringify(order));
        await victim.waitFor('done');
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
