import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { ended } from './ended';

interface Said {
  ready?: true;
  result?: unknown;
  failed?: string;
}

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
  async rest(url: string, { method = 'GET', token }: { method?: string; token?: string } = {}) {
    return (await this.ask({ rest: url, method, token })) as { status: number; text: string };
  }

  /** Brings a file to the media library, as the admin's form does. */
  async upload(name: string, type: string, content: Buffer, token?: string) {
    const base64 = content.toString('base64');
    return (await this.ask({ upload: name, type, base64, token })) as {
      status: number;
      text: string;
    };
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
