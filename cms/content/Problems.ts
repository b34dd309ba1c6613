import { LogSafeError } from '@studium/shared/LogSafeError';

/** A line of a file of a town. The file is relative to the folder of the town. */
export interface SourceLine {
  file: string;
  line: number;
}

/** The files of a town are wrong; the message has one line for each problem. */
export class TownError extends LogSafeError {
  override name = 'TownError';
}

/** Collects what is wrong in the files of a town, so that all problems are reported together. */
export class Problems {
  private readonly found: (SourceLine & { sentence: string })[] = [];

  /** @param sentence one plain sentence that names the field */
  add({ file, line }: SourceLine, sentence: string): void {
    this.found.push({ file, line, sentence });
  }

  /** A line for each problem, ordered by file and line. */
  lines(): string[] {
    const sentences = this.found
      .sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line))
      .map(({ file, line, sentence }) => `${file}, line ${line}: ${sentence}`);
    // A text in two languages can have the same problem twice, for example a link of a menu.
    return [...new Set(sentences)];
  }

  /**
   * @param folder the folder, for the first line of the message
   * @throws TownError that lists all problems
   */
  throwIfAny(folder: string): void {
    const lines = this.lines();
    if (lines.length === 0) return;
    const title = `The files in ${folder} have problems:`;
    throw new TownError([title, ...lines].join('\n'));
  }
}
