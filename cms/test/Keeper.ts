import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { ended } from './ended';

interface Said {
  ready?: true;
  result?: unknown;
  failed?: string;
}

interface RestOptions {
  method?: string;
  token?: string;
  body?: object;
  /** Of the editor. */
  language?: 'it' | 'en';
}

interface RestAnswer {
  status: number;
  text: string;
}

const toRest = (url: string, { method = 'GET', ...more }: RestOptions) => ({
  rest: url,
  method,
  ...more,
});

/** Speaks to a keeper (keeperProgram.ts), who works behind the contract. */
export class Keeper {
  private readonly waiting: ((said: Said) => void)[] = [];
  private readonly ready: Promise<Said>;
  private readonly gone: Promise<never>;

  /** @param program keeperProgram.ts, which was just started */
  constructor(private readonly program: ChildProcess) {
    this.gone = new Promise((_, reject) =>
      program.once('close', () => reject(new Error('The keeper ended.'))),
    );
    // Whoever asks then hears of it.
    this.gone.catch(() => {});
    this.ready = this.next();
    const { stdout, stderr } = program;
    stderr?.pipe(process.stderr);
    if (!stdout) throw new Error('The keeper cannot be heard.');
    createInterface(stdout).on('line', (line) => {
      // Other lines are the log's.
      if (/^\{"(ready|result|failed)"|^\{\}$/.test(line))
        this.waiting.shift()?.(JSON.parse(line) as Said);
    });
  }

  /** Does one thing that an editor does, see edit.ts. */
  edit = (...words: string[]): Promise<unknown> => this.ask({ edit: words });

  /** Rows that a statement answers. */
  async sql(statement: string): Promise<Record<string, unknown>[]> {
    return (await this.ask({ sql: statement })) as Record<string, unknown>[];
  }

  /** How many rows of a table fit. */
  async count(table: string, where: string): Promise<number> {
    return (await this.sql(`SELECT 1 FROM ${table} WHERE ${where}`)).length;
  }

  /** Does the clock's work as if it were another time; how many accounts went. */
  purge = (now: number): Promise<unknown> => this.ask({ purge: now });

  /** Tells what is new, as so many programs at once would; what became of the searches. */
  alerts = async (programs = 1) =>
    (await this.ask({ alerts: programs })) as Record<
      'mailed' | 'nothing' | 'refused' | 'failed',
      number
    >;

  /** Asks Payload's REST API. */
  async rest(url: string, options: RestOptions = {}) {
    return (await this.ask(toRest(url, options))) as RestAnswer;
  }

  /** Asks Payload's REST API several things at the same moment. */
  async together(...asked: [url: string, options: RestOptions][]) {
    return (await this.ask({ together: asked.map((one) => toRest(...one)) })) as RestAnswer[];
  }

  /** Brings a file to the media library, as the admin's form does; with an address such as `/5` in place of another. */
  async upload(name: string, type: string, content: Buffer, token?: string, url?: string) {
    const base64 = content.toString('base64');
    return (await this.ask({ upload: name, type, base64, token, url })) as RestAnswer;
  }

  /** Makes somebody of the office; answers a token of that person. */
  staff = async (role: 'administrator' | 'author'): Promise<string> =>
    String(await this.ask({ staff: role }));

  stop = (): Promise<void> => ended(this.program);

  private async ask(request: object): Promise<unknown> {
    await this.ready;
    this.program.stdin?.write(`${JSON.stringify(request)}\n`);
    const said = await this.next();
    if (said.failed !== undefined) throw new Error(said.failed);
    return said.result;
  }

  private next(): Promise<Said> {
    return Promise.race([new Promise<Said>((resolve) => this.waiting.push(resolve)), this.gone]);
  }
}
