import type { ChildProcess } from 'node:child_process';
import { ended } from './ended';

interface Answer {
  result?: unknown;
  error?: string;
}

/** The other end of editorProgram.ts, which stays: an office with its own program on the same database. */
export class Editor {
  private said = '';
  private readonly gone: Promise<never>;

  /** @param child editorProgram.ts with a channel to this process */
  constructor(private readonly child: ChildProcess) {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (part: Buffer) => (this.said += part.toString()));
    this.gone = new Promise((_, reject) => {
      child.once('close', () => reject(new Error(`The editor has ended:\n${this.said}`)));
    });
    // Only who waits for an answer minds.
    this.gone.catch(() => undefined);
  }

  /** Does one thing after the other. Rejects with the editor's own words. */
  async do(...words: string[]): Promise<unknown> {
    const answer = new Promise<Answer>((resolve) => {
      this.child.once('message', (message) => resolve(message as Answer));
    });
    this.child.send(words);
    const { result, error } = await Promise.race([answer, this.gone]);
    if (error !== undefined) throw new Error(error);
    return result;
  }

  stop(): Promise<void> {
    return ended(this.child);
  }
}
