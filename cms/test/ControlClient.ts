import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { EditAction, EditArgs } from './edit';
import { stopProcess } from './stopProcess';

interface Message {
  ready?: true;
  result?: unknown;
  failed?: string;
}

type StaffRole = 'administrator' | 'author';

interface RestOptions {
  method?: string;
  token?: string;
  body?: object;
  /** The language of the editor. */
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

/** Sends requests to a program with control.ts, which accesses the database and Payload directly. */
export class ControlClient {
  private readonly waiting: ((message: Message) => void)[] = [];
  private readonly tokens = new Map<StaffRole, Promise<string>>();
  private readonly ready: Promise<Message>;
  private readonly ended: Promise<never>;

  /**
   * @param program the process, which was just started
   * @param onLog receives each other line that it prints; without it, errors are printed
   */
  constructor(
    private readonly program: ChildProcess,
    onLog?: (line: string) => void,
  ) {
    this.ended = new Promise((_, reject) =>
      program.once('close', () => reject(new Error('The program with control.ts ended.'))),
    );
    // The next request reports this error.
    this.ended.catch(() => {});
    this.ready = this.next();
    const { stdout, stderr } = program;
    if (!stdout || !stderr) throw new Error('The program has no output.');
    if (onLog) createInterface(stderr).on('line', onLog);
    else stderr.pipe(process.stderr);
    createInterface(stdout).on('line', (line) => {
      if (/^\{"(ready|result|failed)"|^\{\}$/.test(line))
        this.waiting.shift()?.(JSON.parse(line) as Message);
      else onLog?.(line);
    });
  }

  /** Performs an action of an editor, see edit.ts. */
  edit = <Action extends EditAction>(action: Action, ...args: EditArgs<Action>): Promise<unknown> =>
    this.send({ edit: [action, ...args] });

  /** Runs a statement and returns its rows. */
  async sql(statement: string): Promise<Record<string, unknown>[]> {
    return (await this.send({ sql: statement })) as Record<string, unknown>[];
  }

  /**
   * Runs a statement in a transaction that stays open until the returned function is called. Until then, others read
   * the rows as they were before.
   */
  async hold(statement: string): Promise<() => Promise<unknown>> {
    await this.send({ hold: statement });
    return () => this.send({ release: true });
  }

  /** Counts the matching rows of a table. */
  async count(table: string, where: string): Promise<number> {
    return (await this.sql(`SELECT 1 FROM ${table} WHERE ${where}`)).length;
  }

  /** Purges accounts as if it were another time, as several programs, and returns how many were deleted. */
  purge = (now: number, programs = 1): Promise<unknown> => this.send({ purge: now, programs });

  /** Sends questions to the owners of homes as if it were another time, as several programs. */
  owners = (now: number, programs = 1): Promise<unknown> => this.send({ owners: now, programs });

  /** Reads a feed at a time, as if its address had a text. */
  readFeed = (feed: number, night: string, text: string): Promise<unknown> =>
    this.send({ feed, night, text });

  /** Sends alerts, as several programs at the same time, and returns the results. */
  alerts = async (programs = 1) =>
    (await this.send({ alerts: programs })) as Record<
      'mailed' | 'nothing' | 'refused' | 'failed',
      number
    >;

  /** Sends a request to Payload's REST API. */
  async rest(url: string, options: RestOptions = {}) {
    return (await this.send(toRest(url, options))) as RestAnswer;
  }

  /** Sends several requests to Payload's REST API at the same time. */
  async together(...requests: [url: string, options: RestOptions][]) {
    return (await this.send({ together: requests.map((one) => toRest(...one)) })) as RestAnswer[];
  }

  /** Uploads a file to the media library like the admin's form. A path such as `/5` replaces that file. */
  async upload(name: string, type: string, content: Buffer, token?: string, url?: string) {
    const base64 = content.toString('base64');
    return (await this.send({ upload: name, type, base64, token, url })) as RestAnswer;
  }

  /** Creates a member of the staff and returns a token for them. Logs in only once, because a login hashes. */
  staff(role: StaffRole): Promise<string> {
    const token = this.tokens.get(role) ?? this.send({ staff: role }).then(String);
    this.tokens.set(role, token);
    return token;
  }

  stop = (): Promise<void> => stopProcess(this.program);

  kill = (): Promise<void> => stopProcess(this.program, 'SIGKILL');

  private async send(request: object): Promise<unknown> {
    await this.ready;
    this.program.stdin?.write(`${JSON.stringify(request)}\n`);
    const message = await this.next();
    if (message.failed !== undefined) throw new Error(message.failed);
    return message.result;
  }

  private next(): Promise<Message> {
    return Promise.race([
      new Promise<Message>((resolve) => this.waiting.push(resolve)),
      this.ended,
    ]);
  }
}
